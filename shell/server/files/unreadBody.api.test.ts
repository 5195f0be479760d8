import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { SignedInPerson } from 'shared/published/person'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { BOUNDARY, multipartType } from '../testing/multipart'

/** Refusals come before the whole body is sent. A raw socket controls how much of it is. */
let server: TestServer
let ana: SignedInPerson

beforeAll(async () => {
  server = await testServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  ana = await server.signIn()
})
afterAll(() => server.close())

const MEGABYTE = 1024 * 1024
const BEGINNING = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n`

interface Head {
  length?: number
  token?: string
  kind?: string
}

async function begin({
  length,
  token,
  kind = 'picture',
}: Head): Promise<{ socket: Socket; said: () => string }> {
  const { port } = server.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  // A server that closes before all bytes have arrived resets the connection.
  socket.on('error', () => undefined)
  let said = ''
  socket.setEncoding('utf8').on('data', text => {
    said += text
  })
  socket.write(
    `POST /api/files/upload?kind=${kind} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${multipartType}\r\n` +
      (token ? `authorization: Bearer ${token}\r\n` : '') +
      (length === undefined ? 'transfer-encoding: chunked\r\n\r\n' : `content-length: ${length}\r\n\r\n`),
  )
  return { socket, said: () => said }
}

/** Resolves when the connection is closed, also by a reset. */
const closed = (socket: Socket) =>
  socket.closed ? Promise.resolve() : new Promise(done => socket.once('close', done))
const drained = (socket: Socket) => new Promise(done => socket.once('drain', done))

async function statusOf(said: () => string): Promise<number> {
  while (!said().includes('}')) await new Promise(resolve => setTimeout(resolve, 10))
  expect(said()).toContain('content-type: application/json; charset=utf-8')
  return Number(/^HTTP\/1\.1 (\d+)/.exec(said())?.[1])
}

test.each([
  ['a length that is too large: 413', { length: 9 * MEGABYTE }, 413],
  ['a length beyond all measure: 413', { length: 10_000 * MEGABYTE }, 413],
  ['a lab file without a token: 401', { length: MEGABYTE, kind: 'lab' }, 401],
])('%s, before anything of the body', async (_, head, status) => {
  const { socket, said } = await begin({ ...(status === 413 && { token: ana.token }), ...head })
  expect(await statusOf(said)).toBe(status)
  // The server closes the connection of a client that goes on sending.
  const begun = Date.now()
  const sending = setInterval(() => socket.write(Buffer.alloc(1024)), 20)
  await closed(socket)
  clearInterval(sending)
  expect(Date.now() - begun).toBeLessThan(5_000)
})

test('a file without a length is cut off where it becomes too large: 413, long before its end', async () => {
  const { socket, said } = await begin({ token: ana.token })
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  socket.write(chunk(Buffer.from(BEGINNING)))
  let sent = 0
  while (!said() && !socket.destroyed && sent < 100 * MEGABYTE) {
    sent += MEGABYTE / 4
    if (!socket.write(chunk(Buffer.alloc(MEGABYTE / 4, 1))))
      await Promise.race([drained(socket), closed(socket)])
  }
  expect(await statusOf(said)).toBe(413)
  expect(said()).toContain('La foto pesa más de 8 MB.')
  // The socket buffers of the system come on top.
  expect(sent).toBeLessThan(24 * MEGABYTE)
  await closed(socket)
})

test('an aborted upload leaves no file behind, and the next one is served', async () => {
  const { socket } = await begin({ token: ana.token, length: MEGABYTE })
  socket.write(BEGINNING + 'x'.repeat(1000))
  await new Promise(resolve => setTimeout(resolve, 100))
  socket.destroy()
  const next = await begin({ token: ana.token, length: 2 })
  next.socket.write('no')
  expect(await statusOf(next.said)).toBe(400)
  next.socket.destroy()
})
