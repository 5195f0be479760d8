import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { send } from './client'
import { writesUnderWay } from './writes'

test('a call that changes something is counted until it is answered or fails; a read is not', async () => {
  const during: number[] = []
  const answer: RequestListener = (request, response) => {
    during.push(writesUnderWay())
    if (request.url === '/api/lost') request.socket.destroy()
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  const server = createServer(answer)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  axios.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  await send({ method: 'POST', path: 'notes' })
  await send({ method: 'POST', path: 'lost' })
  expect(writesUnderWay()).toBe(0)
  await send({ method: 'GET', path: 'notes' })
  expect(during).toEqual([1, 1, 0])
  server.closeAllConnections()
  server.close()
})
