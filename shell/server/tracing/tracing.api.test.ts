import { ANA, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { type Collector, startCollector } from './testing/startCollector'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736'
const PAGE = '00f067aa0ba902b7'
const headers = {
  traceparent: `00-${TRACE}-${PAGE}-01`,
  'x-request-id': '3f2504e0-4f89-41d3',
  'x-release': 'mf-diet@0123456789abcdef',
}

let collector: Collector
beforeEach(async () => {
  collector = await startCollector()
})
afterEach(async () => {
  vi.restoreAllMocks()
  delete process.env.OTEL_TRACES_SAMPLER
  await collector.close()
})

/** The sampler is read at the start. */
function tracedServer(sampler?: string): Promise<TestServer> {
  if (sampler) process.env.OTEL_TRACES_SAMPLER = sampler
  return testServer({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SLICES: 'diet' } })
}

const spansOf = (bodies: string[]): Span[] =>
  bodies.flatMap(body =>
    JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
      resource.scopeSpans.flatMap(({ spans }) => spans),
    ),
  )
const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

test('a call is traced from the page to its statements, and no span is about a person', async () => {
  const server = await tracedServer('always_on')
  const { token, id } = await server.signIn()
  const { status } = await server.call(`GET patients/${id}/meal-plans?secreto=abc`, { token, headers })
  expect(status).toBe(200)
  await server.call('POST auth/login', { body: { email: ANA, password: 'Equivocada#1' } })
  await server.call(`POST patients/${id}/meal-plans`, { token, body: { day: '31/12/2026' } })
  await server.call('GET nada/de/esto')
  // The rest is sent at the end.
  await server.close()

  const spans = spansOf(collector.received)
  const call = spans.find(({ parentSpanId }) => parentSpanId === PAGE) as Span
  expect(call).toMatchObject({ traceId: TRACE, name: 'GET /api/patients/:id/meal-plans' })
  expect(attributesOf(call)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/patients/:id/meal-plans',
    'http.response.status_code': 200,
    'mydiet.request_id': '3f2504e0-4f89-41d3',
    'mydiet.release': 'mf-diet@0123456789abcdef',
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === call.spanId)
  expect(statements.map(({ name, traceId }) => ({ name, traceId }))).toContainEqual({
    name: expect.stringMatching(/^SELECT diet\./),
    traceId: TRACE,
  })
  expect(spans.map(({ name }) => name)).toContain('GET /api/*')
  for (const secret of [token, ANA, PASSWORD, 'Equivocada', 'secreto', '31/12', `/${id}/`, 'nada/de', '$1'])
    expect(collector.received.join('\n')).not.toContain(secret)
})

test('where the operator names no sampler, the allowance decides which calls are traced, whatever a page asks for', async () => {
  const server = await tracedServer()
  const { token, id } = await server.signIn()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const callOf = async (page: string) => {
    const asked = { ...headers, traceparent: `00-${TRACE}-${page}-01` }
    expect((await server.call(`GET patients/${id}/meal-plans`, { token, headers: asked })).status).toBe(200)
  }
  await callOf(PAGE)
  for (let more = 0; more < 60; more++) await callOf('00f067aa0ba902b9')
  await callOf('00f067aa0ba902b8')
  clock.mockRestore()
  await server.close()

  const pages = spansOf(collector.received).map(({ parentSpanId }) => parentSpanId)
  expect(pages).toContain(PAGE)
  expect(pages).not.toContain('00f067aa0ba902b8')
})

test('a collector that does not answer holds up a stop for some seconds at most', async () => {
  const server = await tracedServer('always_on')
  await server.call('GET health/ready')
  collector.answers = undefined
  const begun = performance.now()
  await server.close()
  expect(performance.now() - begun).toBeLessThan(6000)
  expect(collector.received).toHaveLength(1)
})
