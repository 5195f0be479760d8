import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { wholeOf } from './crypt'
import { s3Place } from './s3Place'

const OBJECT = Buffer.from(Array.from({ length: 200_000 }, (_, at) => at % 251))
/** The store lets go of each connection after so many bytes. */
const GIVEN = 70_000

let store: Server
let asked: (string | undefined)[]
beforeEach(async () => {
  asked = []
  store = createServer((request, response) => {
    const { range } = request.headers
    asked.push(range)
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0)
    const rest = OBJECT.subarray(from)
    response.writeHead(range ? 206 : 200, { 'content-length': rest.length })
    if (rest.length <= GIVEN) return response.end(rest)
    return response.write(rest.subarray(0, GIVEN), () => setImmediate(() => response.socket?.end()))
  })
  await new Promise<void>(done => store.listen(0, '127.0.0.1', done))
})
afterEach(() => new Promise(done => store.close(done)))

test('an object is whole although the store lets go of its connections', async () => {
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`
  const place = s3Place(
    { endpoint, bucket: 'respaldos', region: 'auto', accessKeyId: 'a', secretAccessKey: 'b' },
    '',
  )
  expect((await wholeOf(place.read('one'))).equals(OBJECT)).toBe(true)
  expect(asked).toHaveLength(3)
  expect(asked[0]).toBeUndefined()
})
