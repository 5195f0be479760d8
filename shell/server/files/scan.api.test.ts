import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { pdf } from 'shared/testing/pdf'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { multipart, multipartType } from '../testing/multipart'
import { isClean } from './scanFile'

/** A scanner at the wire: it reads what clamd would, and finds a mark in it. */
const MARK = 'MALO'
let scanner: Server
let port: number
/** How it answers a whole stream; a test makes it silent or wrong. */
let answer: (socket: Socket, bytes: Buffer) => void
let scanned: Buffer[] = []
let server: TestServer
let token: string

const judge = (socket: Socket, bytes: Buffer) =>
  socket.end(bytes.includes(MARK) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')

/** The bytes of an INSTREAM command, once its end has arrived. */
function streamIn(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0'
  expect(received.subarray(0, command.length).toString()).toBe(command.slice(0, received.length))
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

beforeAll(async () => {
  scanner = createServer(socket => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', bytes => {
      received = Buffer.concat([received, bytes])
      const whole = streamIn(received)
      if (!whole) return
      scanned.push(whole)
      answer(socket, whole)
    })
  })
  await new Promise<void>(resolve => scanner.listen(0, '127.0.0.1', resolve))
  port = (scanner.address() as AddressInfo).port
  server = await testServer({ environment: { CLAMAV: `127.0.0.1:${port}` } })
  token = (await server.signIn()).token
})
afterAll(async () => {
  await server.close()
  scanner.close()
})
beforeEach(() => {
  answer = judge
  scanned = []
})

const lab = (mark = '') => pdf({ catalog: `/Mark (${mark})` })

async function send(bytes: Buffer, kind = 'lab') {
  const sent = await server.app.inject({
    method: 'POST',
    url: `/api/files/upload?kind=${kind}`,
    payload: multipart({ fileName: 'lab.pdf', bytes }),
    headers: { 'content-type': multipartType, authorization: `Bearer ${token}` },
  })
  return { status: sent.statusCode, headers: sent.headers, body: sent.json() }
}

const stored = () => {
  const folder = join(server.config.dataDir, 'files')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a lab is stored after the scanner has read all of it and found nothing', async () => {
  const sent = pdf({ size: 300_000 })
  expect((await send(sent)).status).toBe(201)
  expect(scanned).toHaveLength(1)
  expect(scanned[0]?.equals(sent)).toBe(true)
})

test('a lab in which it finds something is refused, and not stored', async () => {
  const before = stored()
  const message = 'El archivo no pasó la revisión de seguridad. Elige otro.'
  expect(await send(lab(MARK))).toMatchObject({ status: 400, body: { message, errors: { file: message } } })
  expect(stored()).toEqual(before)
})

const UNAVAILABLE = 'El servicio no está disponible en este momento. Por favor intenta de nuevo más tarde.'

test.each<[string, typeof answer]>([
  ['goes away', socket => socket.destroy()],
  ['says nothing', socket => socket.end()],
  ['cannot tell', socket => socket.end('INSTREAM size limit exceeded. ERROR\0')],
])('while it %s, a lab is answered with 503, and nothing is stored', async (_, one) => {
  answer = one
  const before = stored()
  const { status, headers, body } = await send(lab())
  expect([status, headers['retry-after'], body]).toEqual([503, '5', { message: UNAVAILABLE }])
  expect(stored()).toEqual(before)
  answer = judge
  expect((await send(lab())).status).toBe(201)
})

test('a scanner that is silent, or is not there, is given up', async () => {
  answer = () => undefined
  const file = import.meta.filename
  await expect(isClean(file, { host: '127.0.0.1', port }, 200)).rejects.toMatchObject({ statusCode: 503 })
  await expect(isClean(file, { host: '127.0.0.1', port: 1 })).rejects.toMatchObject({ statusCode: 503 })
})
