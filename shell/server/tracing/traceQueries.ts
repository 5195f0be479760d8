import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { watchQueries } from 'shared/server/database/watchQueries'
import type { TracedAlone } from './tracedAlone'

/** A span for each statement of a traced call: what it does to which table, without its text and values. */
export function traceQueries(tracer: Tracer, calls: Pick<TracedAlone, 'isAnswering'>): void {
  watchQueries({
    begins(text) {
      // Jobs and housekeeping belong to no call, other calls are not traced, and one that is answered is over: what it
      // opened, such as a connection, still has its name.
      if (!calls.isAnswering || !trace.getSpan(context.active())?.isRecording()) return undefined
      const { operation, table } = plainly(text)
      const span = tracer.startSpan([operation, table].filter(Boolean).join(' '), {
        kind: SpanKind.CLIENT,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(table && { 'db.collection.name': table }),
        },
      })
      return failed => {
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    ownedByCall(callback) {
      const own = calls.isAnswering ? context.active() : ROOT_CONTEXT
      return (...given) =>
        calls.isAnswering ? context.with(own, callback, undefined, ...given) : callback(...given)
    },
  })
}

/** `select … from "auth"."users" …` → SELECT, auth.users. */
export function plainly(text: string): { operation: string; table?: string } {
  const [, word = 'other'] = /^\s*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+((?:"\w+"|\w+)(?:\.(?:"\w+"|\w+))?)/i.exec(text) ?? []
  return { operation: word.toUpperCase(), ...(table && { table: table.replaceAll('"', '') }) }
}
