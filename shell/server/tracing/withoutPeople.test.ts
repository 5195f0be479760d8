import { createTraceState, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { withoutPeople } from './withoutPeople'

test('whatever a library adds to a span, only what is on the list leaves the process', () => {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(withoutPeople(exporter))],
  })
  const page = {
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    spanId: '00f067aa0ba902b7',
    traceFlags: 1,
    traceState: createTraceState('who=ana@mydiet.mx'),
  }
  const parent = trace.setSpanContext(ROOT_CONTEXT, page)
  const span = provider.getTracer('test').startSpan('GET /api/patients/:id', {}, parent)
  span.setAttributes({
    'http.route': '/api/patients/:id',
    'url.path': '/api/patients/7',
    'db.query.text': 'ana',
  })
  span.recordException(new Error('ana@mydiet.mx'))
  span.setStatus({ code: 2, message: 'ana@mydiet.mx' })
  span.end()
  const [sent] = exporter.getFinishedSpans()
  expect(sent).toMatchObject({ name: 'GET /api/patients/:id', status: { code: 2 } })
  const { traceState, ...ids } = span.spanContext()
  expect(traceState?.serialize()).toBe('who=ana@mydiet.mx')
  expect(sent?.spanContext()).toEqual(ids)
  expect([sent?.attributes, sent?.events, sent?.status.message]).toEqual([
    { 'http.route': '/api/patients/:id' },
    [],
    undefined,
  ])
})
