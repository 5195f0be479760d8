import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type ExportResult, ExportResultCode } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'
import { withoutPeople } from './withoutPeople'

/**
 * Sends spans to a collector from a thread of its own, without all that may lead to a person. Node's streams and HTTP are
 * JavaScript, which V8 makes fast for the kinds of sockets and messages that it has met: those of a client, used once in
 * the API's thread, made each statement and each answer dearer, together 3 % of a call. The thread starts with the first
 * spans; one that ended is started again with the next.
 *
 * @param collector the address that takes the spans
 * @param ended hears why the thread ended by itself
 */
export function exportInThread(collector: string, ended: (error: unknown) => void): SpanExporter {
  const unanswered = new Map<number, (result: ExportResult) => void>()
  let [thread, batches]: [Worker | undefined, number] = [undefined, 0]

  function answer(batch: number, code: ExportResultCode) {
    unanswered.get(batch)?.({ code })
    unanswered.delete(batch)
    if (unanswered.size === 0) thread?.unref()
  }

  function start() {
    const started = new Worker(join(import.meta.dirname, 'exportWorker.mjs'), {
      workerData: collector,
      // The variables of the SDK, and no secret of the server.
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('OTEL_'))),
      execArgv: [],
      // It writes nothing, and what pipes it would be one more kind of stream here.
      stdout: true,
      stderr: true,
    })
    started.on('message', ({ batch, code }) => answer(batch, code))
    started.once('error', ended)
    started.once('exit', () => {
      thread = undefined
      for (const batch of [...unanswered.keys()]) answer(batch, ExportResultCode.FAILED)
    })
    return started
  }

  return {
    export(spans: ReadableSpan[], done) {
      const batch = batches++
      unanswered.set(batch, done)
      thread ??= start()
      // Only a thread that has something to send keeps the process from its end.
      thread.ref()
      thread.postMessage({ batch, spans: spans.map(withoutPeople) })
    },
    forceFlush: async () => undefined,
    async shutdown() {
      await thread?.terminate()
    },
  }
}
