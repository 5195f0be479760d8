import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { BasicTracerProvider, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import { exportInThread } from './exportInThread'

function endedSpan(name: string): ReadableSpan {
  const span = new BasicTracerProvider().getTracer('test').startSpan(name)
  span.end()
  return span as unknown as ReadableSpan
}

const sent = (exporter: SpanExporter, name: string) =>
  new Promise<ExportResult>(done => exporter.export([endedSpan(name)], done))

async function startCollector(status: number) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const parts = await request.toArray()
    bodies.push(Buffer.concat(parts).toString())
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await promisify<number, string>(server.listen.bind(server))(0, '127.0.0.1')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    bodies,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test('the collector gets the spans of each batch, of the service', async () => {
  const [collector, ended] = [await startCollector(200), jest.fn()]
  const exporter = exportInThread(collector.url, ended)
  const results = await Promise.all([sent(exporter, 'GET /api/one'), sent(exporter, 'GET /api/two')])
  expect(results).toEqual([{ code: ExportResultCode.SUCCESS }, { code: ExportResultCode.SUCCESS }])
  await exporter.shutdown()
  collector.close()
  const text = collector.bodies.join('\n')
  for (const part of ['GET /api/one', 'GET /api/two', '"service.name"', '"my-diet"'])
    expect(text).toContain(part)
  expect(ended).not.toHaveBeenCalled()
})

test('spans that the collector refuses are lost, and the next ones are sent', async () => {
  const collector = await startCollector(400)
  const exporter = exportInThread(collector.url, jest.fn())
  expect(await sent(exporter, 'one')).toEqual({ code: ExportResultCode.FAILED })
  expect(await sent(exporter, 'two')).toEqual({ code: ExportResultCode.FAILED })
  await exporter.shutdown()
  collector.close()
  expect(collector.bodies).toHaveLength(2)
})

test('a thread that ends says why, loses what it had, and is started again', async () => {
  const ended = jest.fn()
  const exporter = exportInThread('no address', ended)
  expect(await sent(exporter, 'one')).toEqual({ code: ExportResultCode.FAILED })
  expect(await sent(exporter, 'two')).toEqual({ code: ExportResultCode.FAILED })
  await exporter.shutdown()
  expect(ended).toHaveBeenCalledTimes(2)
})
