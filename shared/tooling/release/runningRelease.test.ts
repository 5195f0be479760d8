import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runningRelease } from './runningRelease'

const REGISTRY = JSON.stringify({ remotes: [{ remote: { name: 'mf-diet' }, release: 'abc' }] })
const PAGE = '<script src="/shell/0123456789abcdef/main.js"></script>'

let server: Server
let origin: string
let registry = REGISTRY

beforeAll(done => {
  server = createServer((request, response) => {
    response.end(request.url === '/registry.json' ? registry : PAGE)
  }).listen(0, '127.0.0.1', () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    done()
  })
})
afterAll(done => {
  server.closeAllConnections()
  server.close(() => done())
})

test('answers the release that the running product shows, of a remote and of the shell', async () => {
  expect(await runningRelease(origin, 'mf-diet')).toBe('abc')
  expect(await runningRelease(origin, 'mf-citas')).toBe('no release of it')
  expect(await runningRelease(origin, 'shell')).toBe('0123456789abcdef')
})

test('answers nothing where no product runs', async () => {
  expect(await runningRelease('http://127.0.0.1:1', 'mf-diet')).toBeUndefined()
  registry = '<title>Something else</title>'
  expect(await runningRelease(origin, 'shell')).toBeUndefined()
})
