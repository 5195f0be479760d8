import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import fastify from 'fastify'
import { closeOnceIdle } from './closeOnceIdle'
import { closing } from './closing'
import { LEAVE_MS } from './stopOnSignal'

/** An address and no name: of a name's two addresses, Node gives one up after 250 ms, with a code of its own. */
const HOST = '127.0.0.1'

test('a connection that has asked nothing is closed at once and does not hold the stop', async () => {
  const app = fastify()
  await app.listen({ port: 0, host: HOST })
  const close = closing([app])
  const accepted = once(app.server, 'connection')
  const socket = connect((app.server.address() as AddressInfo).port, HOST)
  const ended = once(socket, 'close')
  await accepted
  const closeAll = jest.spyOn(app.server, 'closeAllConnections')
  await close()
  await ended
  expect(closeAll).not.toHaveBeenCalled()
})

test('a gateway’s open connections are answered once more while new ones are refused', async () => {
  const app = fastify({ return503OnClosing: false })
  app.post('/', async () => 'done')
  await app.listen({ port: 0, host: HOST })
  const { port } = app.server.address() as AddressInfo
  const close = closing([app], { leaveMs: 600_000 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const post = () => ask(port, agent)
  expect(await post()).toMatchObject({ status: 200, connection: 'keep-alive' })

  const stopped = close()
  while (app.server.listening) await turn()
  const refused = await once(connect(port, HOST), 'error')
  expect(refused).toMatchObject([{ code: 'ECONNREFUSED' }])
  // The same connection, which was idle.
  expect(await post()).toMatchObject({ status: 200, connection: 'close' })
  await stopped
})

test('what came before the stop, and was not accepted yet, is answered', async () => {
  const app = fastify({ return503OnClosing: false })
  app.post('/', async () => 'done')
  await app.listen({ port: 0, host: HOST })
  const close = closing([app], { leaveMs: 600_000 })
  const { port } = app.server.address() as AddressInfo
  let accepted = 0
  app.server.on('connection', () => void accepted++)
  const sockets = Array.from({ length: 40 }, () => connect(port, HOST))
  await Promise.all(sockets.map(socket => once(socket, 'connect')))
  const answers = sockets.map(socket => once(socket, 'data'))
  for (const socket of sockets) socket.write('POST / HTTP/1.1\r\nhost: api\r\ncontent-length: 0\r\n\r\n')
  expect(accepted).toBeLessThan(sockets.length)
  const stopped = close()
  for (const [text] of await Promise.all(answers)) expect(String(text)).toMatch(/^HTTP\/1.1 200 /)
  for (const socket of sockets) socket.destroy()
  await stopped
})

test('a connection whose answer was under way does not hold the stop once the answer is complete', async () => {
  const app = fastify()
  closeOnceIdle(app)
  const text = new PassThrough()
  app.post('/', (_request, reply) => reply.send(text))
  await app.listen({ port: 0, host: HOST })
  const close = closing([app])
  text.write('begun')
  const agent = new Agent({ keepAlive: true })
  const sent = request({
    host: HOST,
    port: (app.server.address() as AddressInfo).port,
    agent,
    method: 'POST',
  })
  const [answer] = await once(sent.end(), 'response')
  const closeAll = jest.spyOn(app.server, 'closeAllConnections')
  const stopped = close()
  text.end()
  await once(answer.resume(), 'end')
  await stopped
  expect(closeAll).not.toHaveBeenCalled()
})

/** Sends a POST, which nobody may send twice. */
function ask(port: number, agent: Agent): Promise<{ status?: number; connection?: string }> {
  return new Promise((done, fail) => {
    const sent = request({ host: HOST, port, agent, method: 'POST' }, answer => {
      answer.resume().once('end', () => done({ status: answer.statusCode, ...answer.headers }))
    })
    sent.once('error', fail).end()
  })
}

test('the gateway has closed an idle connection to the API before the API gives it up', () => {
  const upstreams = readFileSync(join(import.meta.dirname, '../gateway/upstreams.conf'), 'utf8')
  const [, seconds] = /upstream api \{[^}]*keepalive_timeout (\d+)s;/.exec(upstreams) ?? []
  expect(Number(seconds) * 1000).toBeLessThan(LEAVE_MS)
})
