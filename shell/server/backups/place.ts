import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode } from 'shared/server/logging/errorCode'

/** The place of backups, away from the machine. */
export interface Place {
  name: string
  /** A reader gets all of it or none. */
  write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  read(path: string): Readable
  has(path: string): Promise<boolean>
  /** The paths of all files below a folder, sorted; none where it is missing. A write that was killed may have left some. */
  paths(folder: string): Promise<string[]>
  remove(path: string): Promise<void>
}

const BEGUN = '.part'

/** A folder of another disk, or of the network. */
export function folderPlace(folder: string): Place {
  const root = resolve(folder)
  const at = (path: string) => join(root, path)
  return {
    name: root,
    async write(path, bytes) {
      const begun = `${at(path)}${BEGUN}`
      await mkdir(dirname(begun), { recursive: true, mode: 0o700 })
      try {
        await pipeline(bytes, createWriteStream(begun, { mode: 0o600, flush: true }))
        await rename(begun, at(path))
      } catch (error) {
        await rm(begun, { force: true })
        throw error
      }
    },
    read: path => createReadStream(at(path)),
    has: path =>
      access(at(path)).then(
        () => true,
        () => false,
      ),
    async paths(folder) {
      const entries = await unless(['ENOENT'], readdir(at(folder), { recursive: true, withFileTypes: true }))
      return (entries ?? [])
        .filter(entry => entry.isFile())
        .map(entry => relative(root, join(entry.parentPath, entry.name)))
        .sort()
    },
    async remove(path) {
      await rm(at(path), { force: true })
      await unless(['ENOENT', 'ENOTEMPTY'], rmdir(dirname(at(path))))
    },
  }
}

function unless<T>(codes: readonly string[], work: Promise<T>): Promise<T | undefined> {
  return work.catch(error => {
    if (!codes.includes(errorCode(error) ?? '')) throw error
    return undefined
  })
}
