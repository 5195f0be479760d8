import { writeFile } from 'node:fs/promises'
import fastify from 'fastify'
import { errorHandler } from './errorHandler'

test('the answer to an unexpected error says nothing of it, and no cache stores it', async () => {
  const app = fastify()
  app.setErrorHandler(errorHandler)
  app.get('/', async () => {
    throw new Error('select secret from table')
  })
  const { statusCode, headers, body } = await app.inject('/')
  expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store'])
  expect(body).not.toMatch(/secret|table/)
  await app.close()
})

test('a full disk is 503 with Retry-After: the call may be repeated', async () => {
  const app = fastify()
  app.setErrorHandler(errorHandler)
  app.get('/', () => writeFile('/dev/full', 'a file'))
  const { statusCode, headers, json } = await app.inject('/')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(json().message).toMatch(/no está disponible/)
  await app.close()
})
