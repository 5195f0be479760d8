import { existsSync, readdirSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { MS_PER_HOUR } from 'shared/dates/times'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { multipart, multipartType } from '../testing/multipart'
import { arrivalsIn } from './receiveFile'

/** Clients that leave, by a reset of their connection, at every moment of a short upload. */
let server: TestServer
let port: number
let token: string

beforeAll(async () => {
  server = await testServer({ environment: { TRUST_PROXY: 'yes' } })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as AddressInfo).port
  token = (await server.signIn()).token
})
afterAll(() => server.close())

/** The drill `resets` has 2,000. */
const RESETS = Number(process.env.RESETS ?? 200)
const AT_ONCE = 100
const LONGEST_WAIT_MS = 20
/** Of other parts of the process, such as the connections of a pool, which grows while the test runs. */
const OTHERS = 25

const openFiles = () => readdirSync('/dev/fd').length
const arrivals = () =>
  existsSync(arrivalsIn(server.config.dataDir)) ? readdirSync(arrivalsIn(server.config.dataDir)).length : 0
const openConnections = () =>
  new Promise<number>(resolve => server.app.server.getConnections((_, count) => resolve(count)))

const BODY = multipart({ fileName: 'a.jpg', type: 'image/jpeg', bytes: Buffer.alloc(2000, 1) })

/** Sends the headers and a share of the body, and resets the connection after some milliseconds. */
function leave(number: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  // Every second one has no token, and an address of its own, so that no limit refuses it before its body.
  const caller =
    number % 2 === 0
      ? `authorization: Bearer ${token}\r\n`
      : `x-forwarded-for: 10.${number >> 16}.${(number >> 8) & 255}.${number & 255}\r\n`
  const sent = [0, 50, 300, BODY.length - 10][number % 4]
  return new Promise(resolve => {
    socket.on('error', () => undefined)
    socket.once('close', () => resolve())
    socket.once('connect', () => {
      socket.write(
        `POST /api/files/upload HTTP/1.1\r\nhost: localhost\r\n${caller}` +
          `content-type: ${multipartType}\r\ncontent-length: ${BODY.length}\r\n\r\n`,
      )
      socket.write(BODY.subarray(0, sent))
      setTimeout(() => socket.resetAndDestroy(), number % (LONGEST_WAIT_MS + 1))
    })
  })
}

test(`${RESETS} uploads whose clients leave keep neither a descriptor nor a file`, async () => {
  const before = openFiles()
  for (let first = 0; first < RESETS; first += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => leave(first + i)))
    // A person may send some an hour.
    server.pass(2 * MS_PER_HOUR)
  }
  const settled = async () => {
    expect(await openConnections()).toBe(0)
    expect(arrivals()).toBe(0)
    expect(openFiles()).toBeLessThan(before + OTHERS)
  }
  await vi.waitFor(settled, { timeout: 10_000 })
})
