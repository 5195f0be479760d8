import { context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { BasicTracerProvider } from '@opentelemetry/sdk-trace-base'
import { ownedByCall, queryBegins, watchQueries } from 'shared/server/database/watchQueries'
import { TracedAlone } from './tracedAlone'
import { plainly, traceQueries } from './traceQueries'

test.each([
  ['select "id" from "auth"."users" where "email" = \'ana@mydiet.mx\'', 'SELECT auth.users'],
  ['insert into "diet"."plans" ("day") values ($1)', 'INSERT diet.plans'],
  ['update jobs.job set state = $1', 'UPDATE jobs.job'],
  ['delete from "files" where "name" = $1', 'DELETE files'],
  ['begin', 'BEGIN'],
  ['', 'OTHER'],
])('%s is %s', (text, name) => {
  const { operation, table } = plainly(text)
  expect([operation, table].filter(Boolean).join(' ')).toBe(name)
})

test('a call has the statements until it is answered, and none after', () => {
  const carrier = new TracedAlone()
  context.setGlobalContextManager(carrier)
  const tracer = new BasicTracerProvider({ spanProcessors: [carrier] }).getTracer('test')
  traceQueries(tracer, carrier)
  const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, ROOT_CONTEXT)
  context.with(trace.setSpan(ROOT_CONTEXT, span), () => {
    // Another call keeps the store in use.
    tracer.startSpan('other', { kind: SpanKind.SERVER }, ROOT_CONTEXT)
    expect(queryBegins('select 1')).toBeDefined()
    span.end()
    expect(queryBegins('select 1')).toBeUndefined()
  })
  watchQueries(undefined)
  context.disable()
})

test('a callback runs in the name of the call that asked for it, and of no other', () => {
  const carrier = new TracedAlone()
  context.setGlobalContextManager(carrier)
  const tracer = new BasicTracerProvider({ spanProcessors: [carrier] }).getTracer('test')
  traceQueries(tracer, carrier)
  const spanNow = () => seen.push(trace.getSpan(context.active()))
  const seen: unknown[] = []
  const waits = ownedByCall(spanNow)
  const span = tracer.startSpan('call', { kind: SpanKind.SERVER }, ROOT_CONTEXT)
  context.with(trace.setSpan(ROOT_CONTEXT, span), () => {
    const own = ownedByCall(spanNow)
    waits()
    context.with(ROOT_CONTEXT, own)
  })
  expect(seen).toEqual([undefined, span])
  watchQueries(undefined)
  context.disable()
})
