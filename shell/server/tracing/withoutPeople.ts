import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'

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

/**
 * An exporter that gets the spans without all that is not on the list: libraries add addresses with ids, and errors
 * quote rows.
 */
export function withoutPeople(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withAllowed), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

function withAllowed(span: ReadableSpan): ReadableSpan {
  const attributes: Attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name)),
  )
  // The caller's `tracestate` is whatever it sent.
  const { traceState: _, ...ids } = span.spanContext()
  const less = { attributes, events: [], status: { code: span.status.code }, spanContext: () => ids }
  // The span's other properties are those of its class.
  return Object.create(
    span,
    Object.fromEntries(Object.entries(less).map(([name, value]) => [name, { value, enumerable: true }])),
  )
}
