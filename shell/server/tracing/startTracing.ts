import { setTimeout as pause } from 'node:timers/promises'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import { context, propagation } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { FastifyInstance } from 'fastify'
import { watchQueries } from 'shared/server/database/watchQueries'
import { releaseThatCalls } from '../logging/logging'
import { leftOutByAllowance } from './allowance'
import { exportInThread } from './exportInThread'
import { TracedAlone } from './tracedAlone'
import { traceQueries } from './traceQueries'

/** How long a stop waits until the last spans are sent. The SDK would try for 10 s, most of what a stop is given. */
const LAST_SPANS_MS = 2000

/**
 * Traces each call from the browser's `traceparent` to its statements, and sends the spans to a collector over HTTP.
 * Call it before any route is mounted.
 */
export async function startTracing(app: FastifyInstance, collector: string): Promise<void> {
  const exporter = exportInThread(`${collector}/v1/traces`, err =>
    app.log.error({ err }, 'the thread that sends traces ended'),
  )
  const carrier = new TracedAlone()
  const leftOut = leftOutByAllowance(process.env)
  const provider = new BasicTracerProvider({
    // The allowance alone decides whether a call is traced, whatever its page asks for.
    ...(leftOut && { sampler: new AlwaysOnSampler() }),
    spanProcessors: [carrier, new BatchSpanProcessor(exporter)],
  })
  context.setGlobalContextManager(carrier)
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  traceQueries(provider.getTracer('my-diet'), carrier)

  const calls = new CallInstrumentation({
    // A span a call and one a statement: what lies between is our own code.
    instrumentHooks: false,
    instrumentHandler: false,
    recordExceptions: false,
    requestHook(span, request) {
      if (!span.isRecording()) return
      const release = releaseThatCalls(request)
      span.updateName(`${request.method} ${request.routeOptions.url ?? 'none'}`)
      span.setAttributes({ 'mydiet.request_id': request.id, ...(release && { 'mydiet.release': release }) })
    },
  })
  calls.setTracerProvider(provider)
  calls.leavesOut = leftOut
  await app.register(calls.plugin())
  app.addHook('onClose', async () => {
    watchQueries(undefined)
    context.disable()
    propagation.disable()
    const sent = provider.shutdown().catch(() => undefined)
    await Promise.race([sent, pause(LAST_SPANS_MS, undefined, { ref: false })])
    // One that still tries to send is ended.
    await exporter.shutdown()
  })
}

/** Traces the calls that are not left out. */
class CallInstrumentation extends FastifyOtelInstrumentation {
  leavesOut: (() => boolean) | undefined

  /**
   * The library asks this first of each call, and nothing else of one that is left out. Its option for calls to ignore
   * comes after what it has read and written for a line of its own log.
   */
  override isEnabled(): boolean {
    return !this.leavesOut?.() && super.isEnabled()
  }
}
