import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { multipartType } from './testing/multipart'

/** Connections that their clients keep open and send nothing more on. */
const arrival = { headersMs: 500, stallMs: 500, bodyMs: 2_000, fileMs: 300_000 }

let server: TestServer
beforeAll(async () => {
  server = await testServer({ arrival })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const SLOW = 'La petición tardó demasiado en llegar.'
const UPLOAD = `POST /api/files/upload HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${multipartType}\r\n`
const LOGIN = 'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'

function open(): Socket {
  const { port } = server.app.server.address() as AddressInfo
  // The client does not end its side when the server ends its own.
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  return socket.setEncoding('utf8')
}

async function said(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', more => {
    text += more
  })
  await once(socket, 'end')
  return text
}

/** Resolves when the server holds no connection any more. */
async function released(): Promise<void> {
  const count = () =>
    new Promise<number>(resolve => server.app.server.getConnections((_, held) => resolve(held)))
  while ((await count()) > 0) await new Promise(resolve => setTimeout(resolve, 20))
}

test.each([
  ['nothing at all', ''],
  ['half a header', 'POST /api/auth/login HTTP/1.1\r\nhost: loc'],
  ['an upload without its body', `${UPLOAD}content-length: 1000\r\n\r\n`],
  ['an upload without a length', `${UPLOAD}transfer-encoding: chunked\r\n\r\n`],
  ['an upload that stands still', `${UPLOAD}content-length: 100000\r\n\r\n${'x'.repeat(5000)}`],
  ['half a body', `${LOGIN}content-length: 100\r\n\r\n{"email":`],
])('%s: 408, and the connection is released', async (_, sent) => {
  const socket = open()
  socket.write(sent)
  const answer = await said(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer).toContain(SLOW)
  await released()
  socket.destroy()
})

/** Sends a byte at a time, more often than a body may stand still. */
function drip(socket: Socket, head: string): () => void {
  socket.write(head)
  const dripping = setInterval(() => socket.write('x'), arrival.stallMs / 5)
  return () => clearInterval(dripping)
}

test('a file may take long, as long as it goes on arriving', async () => {
  const socket = open()
  const begun = Date.now()
  const stop = drip(socket, `${UPLOAD}content-length: 1000\r\n\r\n`)
  const answer = said(socket)
  // Longer than any other body may take.
  while (Date.now() - begun < arrival.bodyMs + arrival.stallMs)
    await new Promise(resolve => setTimeout(resolve, 50))
  expect(socket.readableEnded).toBe(false)
  stop()
  expect(await answer).toContain(SLOW)
  socket.destroy()
})

test('a body that is no file may not, even if it goes on arriving', async () => {
  const socket = open()
  const stop = drip(socket, `${LOGIN}content-length: 1000\r\n\r\n`)
  expect(await said(socket)).toContain(SLOW)
  stop()
  socket.destroy()
})
