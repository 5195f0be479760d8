import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import { BasicTracerProvider, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace-base'
import { exportInThread } from './exportInThread'
import { type Collector, startCollector } from './testing/startCollector'

function endedSpan(name: string): ReadableSpan {
  const span = new BasicTracerProvider().getTracer('test').startSpan(name)
  span.end()
  return span as unknown as ReadableSpan
}

const sent = (exporter: SpanExporter, name: string) =>
  new Promise<ExportResult>(done => exporter.export([endedSpan(name)], done))

let collector: Collector
beforeEach(async () => {
  collector = await startCollector()
})
afterEach(() => collector.close())
const addressOf = ({ url }: Collector) => `${url}/v1/traces`

test('the collector gets the spans of each batch, of the service', async () => {
  const ended = jest.fn()
  const exporter = exportInThread(addressOf(collector), ended)
  const results = await Promise.all([sent(exporter, 'GET /api/one'), sent(exporter, 'GET /api/two')])
  expect(results).toEqual([{ code: ExportResultCode.SUCCESS }, { code: ExportResultCode.SUCCESS }])
  await exporter.shutdown()
  const text = collector.received.join('\n')
  for (const part of ['GET /api/one', 'GET /api/two', '"service.name"', '"my-diet"'])
    expect(text).toContain(part)
  expect(ended).not.toHaveBeenCalled()
})

test('spans that the collector refuses are lost, and the next ones are sent', async () => {
  collector.answers = 400
  const exporter = exportInThread(addressOf(collector), jest.fn())
  expect(await sent(exporter, 'one')).toEqual({ code: ExportResultCode.FAILED })
  expect(await sent(exporter, 'two')).toEqual({ code: ExportResultCode.FAILED })
  await exporter.shutdown()
  expect(collector.received).toHaveLength(2)
})

test('a thread that ends says why, loses what it had, and is started again', async () => {
  const ended = jest.fn()
  const exporter = exportInThread('no address', ended)
  expect(await sent(exporter, 'one')).toEqual({ code: ExportResultCode.FAILED })
  expect(await sent(exporter, 'two')).toEqual({ code: ExportResultCode.FAILED })
  await exporter.shutdown()
  expect(ended).toHaveBeenCalledTimes(2)
})
