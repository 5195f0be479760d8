import { createHash, randomBytes } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../logging/errorCode'
import type { AudioType } from './audioType'
import type { ImageType } from './fileType'

/** The store of files' bytes. The server makes the names, never a person. */
export interface FileStore {
  put(bytes: Buffer, name: string): Promise<void>
  read(name: string): Promise<Buffer | undefined>
  /** Has no effect where the file is already gone. */
  remove(name: string): Promise<void>
  /** Creates the place where it is missing; call it once, before any other function. */
  prepare(): Promise<void>
  /** Throws where bytes could not be stored or read now. */
  check(): Promise<void>
}

/** The store of files does not answer as it should; a later attempt may succeed. */
export class StoreUnavailable extends Error {
  readonly statusCode = 503
}

/**
 * Names with this prefix are for their owner alone: the name itself marks a private file, whatever becomes of its row.
 * The one exception is a file that came without a kind and is a picture now, which its row says.
 */
const PRIVATE = 'lab-'

const STORED_NAME = /[0-9a-f]{32}\.(webp|png|jpg|pdf|mp3|m4a|wav|vtt)|lab-[0-9a-f]{32}\.(webp|pdf)/

const ONLY_A_NAME = new RegExp(`^(${STORED_NAME.source})$`)
const NAMES = new RegExp(`(?<![\\w-])(${STORED_NAME.source})(?!\\w)`, 'g')

export function isStoredName(name: string): boolean {
  return ONLY_A_NAME.test(name)
}

/** The stored names in a text, such as a row that is copied. */
export function storedNamesIn(text: string): string[] {
  return text.match(NAMES) ?? []
}

export function isPrivateName(name: string): boolean {
  return name.startsWith(PRIVATE)
}

/** 128 random bits, so that a name cannot be guessed (shared/product/shell.md#files). */
export function newName(extension: 'webp' | 'pdf', readers: 'anyone' | 'owner'): string {
  return `${readers === 'owner' ? PRIVATE : ''}${randomBytes(16).toString('hex')}.${extension}`
}

/** The name of a content file comes from its bytes: equal bytes have one name, and a name's bytes never change. */
export function contentName(bytes: Buffer, type: ImageType | AudioType | 'pdf' | 'vtt'): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${type}`
}

export function filesOnDisk(folder: string): FileStore {
  const place = (name: string) => {
    if (!isStoredName(name)) throw new Error('not a stored name')
    return join(folder, name)
  }
  return {
    async put(bytes, name) {
      // Written to another name and renamed, so that no reader gets half a file.
      const aside = `${place(name)}.${process.pid}.part`
      try {
        await writeFile(aside, bytes)
        await rename(aside, place(name))
      } catch (error) {
        // On a full disk, what is left of it takes the room of others.
        await rm(aside, { force: true })
        throw error
      }
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
