import { createTraceState, ROOT_CONTEXT, trace } from '@opentelemetry/api'
import { BasicTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-base'
import { withoutPeople } from './withoutPeople'

test('whatever a library adds to a span, only what is on the list leaves the process', () => {
  const page = {
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    spanId: '00f067aa0ba902b7',
    traceFlags: 1,
    traceState: createTraceState('who=ana@mydiet.mx'),
  }
  const parent = trace.setSpanContext(ROOT_CONTEXT, page)
  const span = new BasicTracerProvider().getTracer('test').startSpan('GET /api/patients/:id', {}, parent)
  span.setAttributes({
    'http.route': '/api/patients/:id',
    'url.path': '/api/patients/7',
    'db.query.text': 'ana',
  })
  span.addLink({ context: page, attributes: { name: 'ana@mydiet.mx' } })
  span.recordException(new Error('ana@mydiet.mx'))
  span.setStatus({ code: 2, message: 'ana@mydiet.mx' })
  span.end()
  const { traceState, ...ids } = span.spanContext()
  const { traceState: _, ...idsOfPage } = page
  expect(traceState?.serialize()).toBe('who=ana@mydiet.mx')
  expect(withoutPeople(span as unknown as ReadableSpan)).toEqual({
    name: 'GET /api/patients/:id',
    kind: 0,
    startTime: expect.any(Array),
    endTime: expect.any(Array),
    attributes: { 'http.route': '/api/patients/:id' },
    instrumentationScope: { name: 'test' },
    context: ids,
    parentSpanContext: idsOfPage,
    status: { code: 2 },
  })
})
