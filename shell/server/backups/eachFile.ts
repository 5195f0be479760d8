import { Readable } from 'node:stream'

/** A file is small, and waits for a disk or a network most of its time. */
const AT_ONCE = 8

/** Does the work for every file, some at once. The first failure ends it. */
export function eachFile<T>(files: Iterable<T>, work: (file: T) => Promise<void>): Promise<void> {
  return Readable.from(files).forEach(work, { concurrency: AT_ONCE })
}
