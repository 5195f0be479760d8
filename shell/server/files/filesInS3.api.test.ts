import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SignedInPerson } from 'shared/published/person'
import { type S3Server, startS3 } from 'shared/testing/services/startS3'
import { type TestServer, testServer } from 'shared/testing/testServer'
import sharp from 'sharp'
import { multipart, multipartType } from '../testing/multipart'

let s3: S3Server
let server: TestServer
let ana: SignedInPerson

beforeAll(async () => {
  s3 = await startS3()
  server = await testServer({ environment: s3.environment })
  ana = await server.signIn()
})
afterAll(async () => {
  await server.close()
  await s3.stop()
})

async function send(kind: string) {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  return server.app.inject({
    method: 'POST',
    url: `/api/files/upload?kind=${kind}`,
    payload: multipart({ fileName: 'a.png', bytes }),
    headers: { 'content-type': multipartType, authorization: `Bearer ${ana.token}` },
  })
}

/** One test, since the order matters: at the end the store is stopped. */
test('files are in the S3 store only; without it the rest works, and readiness reports it', async () => {
  const picture = await send('picture')
  const lab = await send('lab')
  expect([picture.statusCode, lab.statusCode]).toEqual([201, 201])
  const read = (name: string, token?: string) =>
    server.call(`GET files/${name}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
  expect((await read(picture.json().name)).headers['content-type']).toBe('image/webp')
  expect((await read(lab.json().name, ana.token)).status).toBe(200)
  expect((await read(lab.json().name)).status).toBe(404)
  const onDisk = join(server.config.dataDir, 'files')
  expect(existsSync(onDisk) ? readdirSync(onDisk) : []).not.toContain(picture.json().name)
  expect((await server.call('GET health/ready')).body).toEqual({ status: 'ok', files: 'ok' })

  await s3.stop()
  const UNAVAILABLE = 'El servicio no está disponible en este momento. Por favor intenta de nuevo más tarde.'
  const refused = await send('picture')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.json()).toEqual({ message: UNAVAILABLE })
  expect(await read(picture.json().name)).toMatchObject({ status: 503, body: { message: UNAVAILABLE } })
  expect(await server.call('GET health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', files: 'unavailable' },
  })
})

test('without its store a server does not start, and says what to check', async () => {
  await expect(
    testServer({ environment: { ...s3.environment, S3_ENDPOINT: 'http://127.0.0.1:1' } }),
  ).rejects.toThrow('was not answered by the S3 store')
})
