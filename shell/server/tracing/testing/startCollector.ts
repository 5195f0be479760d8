import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Collector {
  /** Its origin, as the product's variable names it. */
  url: string
  /** The bodies that it was sent, in the order of arrival. */
  received: string[]
  /** The status of its answers; undefined for one that answers nothing. */
  answers: number | undefined
  close(): Promise<void>
}

/** A collector of traces, which takes OTLP in JSON over HTTP and keeps it. */
export async function startCollector(): Promise<Collector> {
  const server = createServer(async (request, response) => {
    const parts = await request.toArray()
    if (request.url === '/v1/traces') collector.received.push(Buffer.concat(parts).toString())
    if (collector.answers)
      response.writeHead(collector.answers, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answers: 200,
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return collector
}
