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
