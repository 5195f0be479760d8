import { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { withoutPeople } from './withoutPeople'

test('whatever a library adds to a span, only what is on the list leaves the process', () => {
  const exporter = new InMemorySpanExporter()
  const provider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(withoutPeople(exporter))],
  })
  const span = provider.getTracer('test').startSpan('GET /api/patients/:id')
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
  expect(sent?.spanContext().spanId).toBe(span.spanContext().spanId)
  expect([sent?.attributes, sent?.events, sent?.status.message]).toEqual([
    { 'http.route': '/api/patients/:id' },
    [],
    undefined,
  ])
})
