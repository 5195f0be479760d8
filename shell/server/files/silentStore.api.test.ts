import { type DatabaseProxy, databaseProxy } from 'shared/testing/services/databaseProxy'
import { type S3Server, startS3 } from 'shared/testing/services/startS3'
import { type TestServer, testServer } from 'shared/testing/testServer'
import sharp from 'sharp'
import { multipart, multipartType } from '../testing/multipart'
import { LONGEST_READ_MS, SILENT_MS } from './filesInS3'

let s3: S3Server
let proxy: DatabaseProxy
let server: TestServer
let token: string
beforeAll(async () => {
  s3 = await startS3()
  proxy = await databaseProxy(s3.environment.S3_ENDPOINT ?? '')
  server = await testServer({
    environment: { ...s3.environment, S3_ENDPOINT: new URL(proxy.url).origin },
    logs: { write: () => undefined },
  })
  ;({ token } = await server.signIn())
})
afterAll(async () => {
  await server.close()
  await proxy.close()
  await s3.stop()
})

async function send(side: number) {
  const bytes = await sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#3a7',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  return server.app.inject({
    method: 'POST',
    url: '/api/files/upload?kind=picture',
    payload: multipart({ fileName: 'a.png', bytes }),
    headers: { 'content-type': multipartType, authorization: `Bearer ${token}` },
  })
}

/* Silence ends the reads below, not their longest time; a busy machine notices it later. */
test('a store may be silent for less than 5 s', () => {
  expect(SILENT_MS).toBeLessThan(5_000)
})

const read = (name: string) => server.call(`GET files/${name}`)

test('a store that swallows every request: 503 with Retry-After in 5 s, and files again when it answers', async () => {
  const { name } = (await send(8)).json()
  expect((await read(name)).status).toBe(200)

  await proxy.fail('swallowing')
  const begun = Date.now()
  const [sent, asked] = await Promise.all([send(8), read(name)])
  expect(Date.now() - begun).toBeLessThan(LONGEST_READ_MS)
  expect([sent.statusCode, sent.headers['retry-after'], asked.status]).toEqual([503, '5', 503])
  expect((await server.call('GET exclusions', { token })).status).toBe(200)

  await proxy.fail('none')
  while ((await read(name)).status !== 200);
  expect((await send(8)).statusCode).toBe(201)
})

test('a store that falls silent in the middle of a file: 503 in 5 s, and the file when it answers', async () => {
  const { name } = (await send(800)).json()
  const whole = Number((await read(name)).headers['content-length'])
  expect(whole).toBeGreaterThan(100_000)
  proxy.swallowAfter(whole / 2)
  const begun = Date.now()
  expect((await read(name)).status).toBe(503)
  expect(Date.now() - begun).toBeLessThan(LONGEST_READ_MS)

  await proxy.fail('none')
  while ((await read(name)).status !== 200);
})
