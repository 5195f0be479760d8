import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/**
 * Why a PDF is not taken: it is none, or damaged (`unreadable`); it needs a password (`locked`); it has code, starts or
 * sends something, or has files in it (`active`).
 */
export type PdfProblem = 'unreadable' | 'locked' | 'active'

/** A whole lab of 15 MB takes one or two seconds, most of it to start. */
const LIMIT_MS = 10_000

/** In MB, for the heap; the thread limits its buffers itself. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/**
 * Reads a PDF as far as its pages and actions; undefined if it may be taken. In a thread of its own, so that a file that
 * is made to be slow holds nothing up: one that takes too long, or too much memory, is unreadable.
 */
export function checkPdf(file: string, limitMs = LIMIT_MS): Promise<PdfProblem | undefined> {
  const worker = new Worker(join(import.meta.dirname, 'pdfWorker.mjs'), {
    workerData: file,
    resourceLimits: MEMORY,
    // It needs no secret of the server, and is plain JavaScript.
    env: {},
    execArgv: [],
    // Its library warns of what it repairs.
    stdout: true,
    stderr: true,
  })
  return new Promise(resolve => {
    const end = (problem: PdfProblem | undefined) => {
      clearTimeout(limit)
      void worker.terminate()
      resolve(problem)
    }
    const limit = setTimeout(end, limitMs, 'unreadable')
    worker.once('message', end)
    worker.once('error', () => end('unreadable'))
    worker.once('exit', () => end('unreadable'))
  })
}
