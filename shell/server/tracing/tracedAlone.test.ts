import { setTimeout as pause } from 'node:timers/promises'
import { context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace-base'
import { TracedAlone } from './tracedAlone'

let carrier: TracedAlone
beforeEach(() => {
  carrier = new TracedAlone()
  context.setGlobalContextManager(carrier)
})
afterEach(() => context.disable())

/** A call that reads something, then looks for its span. */
function call(sampler: Sampler) {
  const tracer = new BasicTracerProvider({ sampler, spanProcessors: [carrier] }).getTracer('test')
  const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, ROOT_CONTEXT)
  const seen = context.with(trace.setSpan(ROOT_CONTEXT, span), async () => {
    await pause(1)
    return trace.getSpan(context.active())
  })
  return { span, seen }
}

test('the statements of a traced call find it, those of another call find none', async () => {
  const traced = call(new AlwaysOnSampler())
  const other = call(new AlwaysOffSampler())
  expect(await traced.seen).toBe(traced.span)
  expect(await other.seen).toBeUndefined()
})

test('a call that is answered ends nothing of one that is not', async () => {
  const first = call(new AlwaysOnSampler())
  const second = call(new AlwaysOnSampler())
  first.span.end()
  expect(await second.seen).toBe(second.span)
  second.span.end()
  const third = call(new AlwaysOnSampler())
  expect(await third.seen).toBe(third.span)
})

test('nothing is carried once the last traced call is answered', async () => {
  const disable = jest.spyOn(carrier, 'disable')
  const spans = [call(new AlwaysOnSampler()).span, call(new AlwaysOnSampler()).span]
  call(new AlwaysOffSampler()).span.end()
  spans[0]?.end()
  expect(disable).not.toHaveBeenCalled()
  spans[1]?.end()
  expect(disable).toHaveBeenCalledTimes(1)
})

test('a call that is not traced, and waited for a traced one, does not go on in its name', async () => {
  const own = context.active()
  const { span } = call(new AlwaysOnSampler())
  const seen = context.with(trace.setSpan(ROOT_CONTEXT, span), () =>
    context.with(own, () => trace.getSpan(context.active())),
  )
  expect(seen).toBeUndefined()
})
