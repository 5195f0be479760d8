import { ROOT_CONTEXT, SpanKind, TraceFlags, trace } from '@opentelemetry/api'
import { SamplingDecision } from '@opentelemetry/sdk-trace-base'
import { defaultSampler } from './defaultSampler'

const CALLS = 3000
/** A sampler that goes by the name of a trace takes this one always. */
const LOWEST = `${'0'.repeat(31)}1`

/** How many of the spans are traced that begin below one of a page, or of this process. */
function traced(isRemote: boolean, traceFlags: TraceFlags): number {
  const parent = { traceId: LOWEST, spanId: '00f067aa0ba902b7', traceFlags, isRemote }
  const sampler = defaultSampler({})
  const taken = Array.from({ length: CALLS }, () =>
    sampler?.shouldSample(trace.setSpanContext(ROOT_CONTEXT, parent), LOWEST, 'GET', SpanKind.SERVER, {}, []),
  )
  return taken.filter(result => result?.decision === SamplingDecision.RECORD_AND_SAMPLED).length
}

test.each([TraceFlags.SAMPLED, TraceFlags.NONE])(
  'about one call in a hundred is traced, whatever name and mark (%s) its page gives the trace',
  flags => {
    expect(traced(true, flags)).toBeGreaterThan(0)
    expect(traced(true, flags)).toBeLessThan(CALLS / 30)
  },
)

test('a statement is traced where its call is', () => {
  expect(traced(false, TraceFlags.SAMPLED)).toBe(CALLS)
  expect(traced(false, TraceFlags.NONE)).toBe(0)
})

test('an operator may name a sampler', () => {
  expect(defaultSampler({ OTEL_TRACES_SAMPLER: 'always_on' })).toBeUndefined()
})
