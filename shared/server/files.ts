import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from './errorCode'
import type { ImageType } from './imageType'

/** Where bytes are kept. Names are ours, never a person's. */
export interface FileStore {
  put(bytes: Buffer, name: string): Promise<void>
  read(name: string): Promise<Buffer | undefined>
}

const STORED_NAME = /^[0-9a-f]{32}\.(webp|png|jpg)$/

export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name)
}

/** A content picture is named by what is in it: the same picture has the same name, and a name never changes its bytes. */
export function contentName(bytes: Buffer, type: ImageType): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`
}

export function filesOnDisk(folder: string): FileStore {
  const place = (name: string) => {
    if (!isStoredName(name)) throw new Error('not a stored name')
    return join(folder, name)
  }
  return {
    async put(bytes, name) {
      await mkdir(folder, { recursive: true })
      // Written aside and moved into place, so that nobody reads half a file.
      const aside = `${place(name)}.${process.pid}.part`
      await writeFile(aside, bytes)
      await rename(aside, place(name))
    },
    async read(name) {
      if (!isStoredName(name)) return undefined
      try {
        return await readFile(place(name))
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return undefined
        throw error
      }
    },
  }
}
