import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { closing } from './closing'

test('a connection that has asked nothing is closed at once and does not hold the stop', async () => {
  const app = fastify()
  await app.listen({ port: 0 })
  const close = closing([app])
  const accepted = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port)
  const ended = once(socket, 'close')
  await accepted
  const closeAll = jest.spyOn(app.server, 'closeAllConnections')
  await close()
  await ended
  expect(closeAll).not.toHaveBeenCalled()
})
