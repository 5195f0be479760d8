import { createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode } from 'shared/server/logging/errorCode'

/** The place of backups, away from the machine: a folder of another disk or of the network. */
export interface Place {
  name: string
  /** A reader gets all of it or none. */
  write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  read(path: string): Readable
  has(path: string): Promise<boolean>
  /** The names in a folder, sorted; none where it is missing. */
  list(folder: string): Promise<string[]>
  remove(path: string): Promise<void>
}

const BEGUN = '.part'

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
    async list(path) {
      const names = await readdir(at(path)).catch(error => {
        if (errorCode(error) === 'ENOENT') return []
        throw error
      })
      return names.filter(name => !name.endsWith(BEGUN)).sort()
    },
    remove: path => rm(at(path), { recursive: true, force: true }),
  }
}
