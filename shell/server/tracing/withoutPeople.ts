import type { Attributes, SpanContext } from '@opentelemetry/api'
import type { ReadableSpan } from '@opentelemetry/sdk-trace-base'

/** Attributes that can say nothing about a person: patterns, names of tables, numbers, the id of a request. */
const ALLOWED = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'mydiet.request_id',
  'mydiet.release',
  'db.system.name',
  'db.operation.name',
  'db.collection.name',
])

/** All that leaves the process of a span, in values that another thread can take. */
export interface SentSpan
  extends Pick<
    ReadableSpan,
    'name' | 'kind' | 'startTime' | 'endTime' | 'attributes' | 'instrumentationScope'
  > {
  context: SpanContext
  parentSpanContext: SpanContext | undefined
  status: Pick<ReadableSpan['status'], 'code'>
}

/** A span without all that is not on the list: libraries add addresses with ids, and errors quote rows. */
export function withoutPeople(span: ReadableSpan): SentSpan {
  const { name, kind, startTime, endTime, instrumentationScope, parentSpanContext } = span
  const attributes: Attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name)),
  )
  return {
    name,
    kind,
    startTime,
    endTime,
    attributes,
    instrumentationScope: { name: instrumentationScope.name },
    context: idsOf(span.spanContext()),
    parentSpanContext: parentSpanContext && idsOf(parentSpanContext),
    status: { code: span.status.code },
  }
}

/** The caller's `tracestate` is whatever it sent, so it stays. */
const idsOf = ({ traceState: _, ...ids }: SpanContext): SpanContext => ids
