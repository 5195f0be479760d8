import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { ARCHIVE } from 'shared/releases/archive'
import { errorCode } from 'shared/server/logging/errorCode'
import { type ReadEntry, UnpackSync } from 'tar'
import { shelfMessages } from './messages'

export type Bounds = Pick<typeof ARCHIVE, 'maxPathLength'> & Record<'maxUnpackedBytes' | 'maxEntries', number>

/** A fault of the archive; any other error is the server's. */
export class ArchiveRefused extends Error {
  override name = 'ArchiveRefused'
}

/**
 * Unpacks an archive that may be hostile into an empty folder. Only plain files and folders with plain relative paths
 * are written; the first other entry, or one too many, ends it.
 */
export async function unpack(file: string, folder: string, bounds: Bounds = ARCHIVE): Promise<void> {
  const entries = new Entries(bounds)
  let isWhole = false
  // It writes at once, so that nothing is written any more when this has failed.
  const parser = new UnpackSync({
    cwd: folder,
    strict: true,
    noMtime: true,
    filter: (_path, entry) => entries.take(entry as ReadEntry),
  })
  parser.on('ignoredEntry', entry => entries.refuse(shelfMessages.onlyFiles(entry.path)))
  parser.on('error', error => entries.refuse(unreadable(error)))
  parser.on('eof', () => (isWhole = true))
  let bytes = 0
  for await (const chunk of await unpackedBytes(file)) {
    bytes += chunk.length
    if (bytes > bounds.maxUnpackedBytes) throw new ArchiveRefused(shelfMessages.tooMuchInside)
    // The library would unpack what is compressed twice, past this count.
    if (bytes === chunk.length && !isTar(chunk)) throw new ArchiveRefused(shelfMessages.noArchive)
    parser.write(chunk)
    entries.throwProblem()
    if (isWhole) break
  }
  if (!isWhole) throw new ArchiveRefused(shelfMessages.cut)
  parser.end()
  entries.throwProblem()
}

/** A full disk is no fault of the archive. */
function unreadable(error: Error): Error {
  return /^E[A-Z]+$/.test(errorCode(error) ?? '') ? error : new ArchiveRefused(shelfMessages.noArchive)
}

async function* unpackedBytes(file: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(file)
  if (!(await isGzip(file))) return yield* stream
  const unzipped = createGunzip()
  stream.on('error', error => unzipped.destroy(error))
  try {
    yield* stream.pipe(unzipped)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code?.startsWith('Z_')
      ? new ArchiveRefused(shelfMessages.noArchive)
      : error
  } finally {
    stream.destroy()
  }
}

async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0).finally(() => handle.close())
  return buffer[0] === 0x1f && buffer[1] === 0x8b
}

/** The mark of every tar since 1988. */
const isTar = (start: Buffer) => start.subarray(257, 262).toString('latin1') === 'ustar'

/** No name begins with a dot, and none has a letter whose forms differ from disk to disk. */
const PLAIN_PATH = /^[\w@+~-][\w.@+~-]*(\/[\w@+~-][\w.@+~-]*)*$/

/** The entries of one archive. */
class Entries {
  #problem: Error | undefined
  #count = 0
  /** In lower case: some disks do not tell letters of two cases apart. */
  readonly #files = new Set<string>()
  readonly #folders = new Map<string, string>()

  constructor(private readonly bounds: Bounds) {}

  /** The first problem counts. */
  refuse(problem: Error | string): false {
    this.#problem ??= problem instanceof Error ? problem : new ArchiveRefused(problem)
    return false
  }

  throwProblem(): void {
    if (this.#problem) throw this.#problem
  }

  /** Whether the entry is written. */
  take(entry: ReadEntry): boolean {
    if (this.#problem) return false
    this.#count += 1
    if (this.#count > this.bounds.maxEntries) return this.refuse(shelfMessages.tooManyEntries)
    const shown = entry.path.slice(0, this.bounds.maxPathLength)
    const isFolder = entry.type === 'Directory'
    if (!isFolder && entry.type !== 'File' && entry.type !== 'OldFile')
      return this.refuse(shelfMessages.onlyFiles(shown))
    const path = isFolder ? entry.path.replace(/\/$/, '') : entry.path
    if (path.length > this.bounds.maxPathLength || !PLAIN_PATH.test(path))
      return this.refuse(shelfMessages.wrongPath(shown))
    if (!this.#isFree(path, isFolder)) return this.refuse(shelfMessages.samePath(shown))
    // The modes in the archive do not count: the server reads the files, and nobody runs them.
    entry.mode = isFolder ? 0o755 : 0o644
    return true
  }

  #isFree(path: string, isFolder: boolean): boolean {
    const own = path.toLowerCase()
    const parts = path.split('/')
    const folders = parts.map((_, i) => parts.slice(0, i + 1).join('/')).slice(0, isFolder ? undefined : -1)
    for (const folder of folders) {
      const known = this.#folders.get(folder.toLowerCase())
      if ((known ?? folder) !== folder || this.#files.has(folder.toLowerCase())) return false
      this.#folders.set(folder.toLowerCase(), folder)
    }
    if (isFolder) return true
    if (this.#files.has(own) || this.#folders.has(own)) return false
    this.#files.add(own)
    return true
  }
}
