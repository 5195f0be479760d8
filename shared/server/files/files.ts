import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../logging/errorCode'
import type { ImageType } from './fileType'

/** Where bytes are kept. Names are ours, never a person's. */
export interface FileStore {
  put(bytes: Buffer, name: string): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  /** Also fine where it is gone already. */
  remove(name: string): Promise<void>
  /** Makes the place, where it is missing; once, before anything else. */
  prepare(): Promise<void>
  /** Throws where bytes could neither be put nor read now. */
  check(): Promise<void>
}

/** The place where bytes are kept does not answer as it should; it may in a while. */
export class StoreUnavailable extends Error {
  readonly statusCode = 503
}

/** What begins so is for its owner alone: that a file is private is told by its name, whatever becomes of its row. */
const PRIVATE = 'lab-'

const STORED_NAME = /^([0-9a-f]{32}\.(webp|png|jpg|pdf)|lab-[0-9a-f]{32}\.(webp|pdf))$/

export function isStoredName(name: string): boolean {
  return STORED_NAME.test(name)
}

export function isPrivateName(name: string): boolean {
  return name.startsWith(PRIVATE)
}

/** 128 random bits: who has not been told a name does not find it (rulings, 21). */
export function newName(extension: 'webp' | 'pdf', readers: 'anyone' | 'owner'): string {
  return `${readers === 'owner' ? PRIVATE : ''}${randomBytes(16).toString('hex')}.${extension}`
}

/** A content file is named by what is in it: the same bytes have the same name, and a name never changes its bytes. */
export function contentName(bytes: Buffer, type: ImageType | 'pdf'): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`
}

export function filesOnDisk(folder: string): FileStore {
  const place = (name: string) => {
    if (!isStoredName(name)) throw new Error('not a stored name')
    return join(folder, name)
  }
  return {
    async put(bytes, name) {
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
    async remove(name) {
      await rm(place(name), { force: true })
    },
    async prepare() {
      await mkdir(folder, { recursive: true })
    },
    check: () => access(folder),
  }
}
