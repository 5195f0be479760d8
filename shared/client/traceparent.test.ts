import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { callNamed } from './client'

test('each attempt of a call has a name of its own for whatever traces it', async () => {
  const names: unknown[] = []
  const server = createServer(({ headers }, response) => {
    names.push(headers.traceparent)
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  axios.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  await callNamed('GET notes')
  await callNamed('GET notes')
  server.closeAllConnections()
  await new Promise<void>(done => server.close(() => done()))

  const form = expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-01$/)
  expect(names).toEqual([form, form])
  expect(new Set(names).size).toBe(2)
})
