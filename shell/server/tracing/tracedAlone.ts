import { type Context, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-base'

/**
 * Carries the span of a traced call to its statements, and nothing for other calls. Before Node 24 a storage that is in
 * use makes every promise of the process dearer, and with it every call by a quarter: so it is in use while a traced call
 * is answered, and out of use once none is. It hears of the calls as the processor of their spans.
 */
export class TracedAlone extends AsyncLocalStorageContextManager implements SpanProcessor {
  #answering = 0

  /** Whether a traced call is being answered. While none is, nothing asks for the current one, which costs. */
  get isAnswering(): boolean {
    return this.#answering > 0
  }

  override with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    given: Context,
    work: F,
    thisArg?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    if (trace.getSpan(given)?.isRecording()) return super.with(given, work, thisArg, ...args)
    // A call that is not traced does not go on in the name of a traced one that made room for it.
    if (this.isAnswering) return super.with(ROOT_CONTEXT, work, thisArg, ...args)
    return work.apply(thisArg as ThisParameterType<F>, args)
  }

  onStart({ kind }: Pick<ReadableSpan, 'kind'>): void {
    if (kind === SpanKind.SERVER) this.#answering++
  }

  onEnd({ kind }: ReadableSpan): void {
    if (kind !== SpanKind.SERVER) return
    this.#answering--
    if (!this.isAnswering) this.disable()
  }

  async forceFlush(): Promise<void> {}

  async shutdown(): Promise<void> {}
}
