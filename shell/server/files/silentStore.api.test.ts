import { databaseProxy } from 'shared/testing/services/databaseProxy'
import { startS3 } from 'shared/testing/services/startS3'
import { testServer } from 'shared/testing/testServer'
import sharp from 'sharp'
import { multipart, multipartType } from '../testing/multipart'

test('a store that swallows every request: 503 with Retry-After in 5 s, and files again when it answers', async () => {
  const s3 = await startS3()
  const proxy = await databaseProxy(s3.environment.S3_ENDPOINT ?? '')
  const server = await testServer({
    environment: { ...s3.environment, S3_ENDPOINT: new URL(proxy.url).origin },
    logs: { write: () => undefined },
  })
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  const { token } = await server.signIn()
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/files/upload?kind=picture',
      payload: multipart({ fileName: 'a.png', bytes }),
      headers: { 'content-type': multipartType, authorization: `Bearer ${token}` },
    })
  const stored = await send()
  const read = () => server.call(`GET files/${stored.json().name}`)
  expect((await read()).status).toBe(200)

  await proxy.fail('swallowing')
  const begun = Date.now()
  const [sent, asked] = await Promise.all([send(), read()])
  expect(Date.now() - begun).toBeLessThan(5000)
  expect([sent.statusCode, sent.headers['retry-after'], asked.status]).toEqual([503, '5', 503])
  expect((await server.call('GET exclusions', { token })).status).toBe(200)

  await proxy.fail('none')
  while ((await read()).status !== 200);
  expect((await send()).statusCode).toBe(201)
  await server.close()
  await proxy.close()
  await s3.stop()
})
