import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { uploadMessages } from 'shared/published/uploads'
import { invalid, type Refused, tooLarge } from 'shared/server/http/outcome'
import { errorCode } from 'shared/server/logging/errorCode'
import { fileMessages } from './messages'

interface Limit {
  bytes: number
  tooLarge: string
}

/** The folder of arriving files: on the disk, so that many slow uploads take no memory. */
export const arrivalsIn = (dataDir: string) => join(dataDir, 'arrivals')

/** Our own forms send no field beside the file. */
const MOST_FIELDS = 5
const FIELD_BYTES = 1024

/** A fault of the request; any other error is the server's. */
class Unwanted extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.message)
  }
}

/**
 * Receives the one file of a multipart request, field `file`, and passes it to `use` as a temporary file on the disk.
 * Of a file that is too large no more than the limit is read. Nothing is opened before the first byte of the file.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  folder: string,
  limit: Limit,
  use: (file: string) => Promise<T>,
): Promise<T | Refused> {
  const arrival = new Arrival(folder)
  try {
    await takeIn(request, arrival, limit)
    return await use(arrival.file)
  } catch (error) {
    if (error instanceof Unwanted) return error.refusal
    throw error
  } finally {
    await arrival.remove()
  }
}

/** The temporary file of one request, which begins with its first byte. */
class Arrival {
  readonly file: string
  #handle: FileHandle | undefined

  constructor(folder: string) {
    this.file = join(folder, randomUUID())
  }

  get isEmpty(): boolean {
    return this.#handle === undefined
  }

  async append(bytes: Buffer): Promise<void> {
    this.#handle ??= await open(this.file, 'wx')
    await this.#handle.appendFile(bytes)
  }

  async remove(): Promise<void> {
    if (!this.#handle) return
    await this.#handle.close()
    await rm(this.file, { force: true })
  }
}

async function takeIn(request: FastifyRequest, arrival: Arrival, limit: Limit): Promise<void> {
  const limits = { fileSize: limit.bytes, files: 2, fields: MOST_FIELDS, fieldSize: FIELD_BYTES, parts: 8 }
  let taken = false
  // A client that left while the call was checked: the parser would wait for ever for a `close` that has passed.
  if (request.raw.destroyed) throw new Unwanted(invalid(fileMessages.unreadable))
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') continue
      if (taken) throw new Unwanted(invalid(fileMessages.manyFiles))
      if (part.fieldname !== 'file') throw new Unwanted(invalid(fileMessages.noFile))
      taken = true
      await write(part, arrival, limit)
    }
  } catch (error) {
    if (error instanceof Unwanted || isOurs(error)) throw error
    throw new Unwanted(invalid(fileMessages.unreadable))
  }
  if (!taken) throw new Unwanted(invalid(fileMessages.noFile))
  if (arrival.isEmpty) throw new Unwanted(invalid(uploadMessages.empty))
}

async function write({ file }: MultipartFile, arrival: Arrival, limit: Limit): Promise<void> {
  const refuse = () => file.destroy(new Unwanted(tooLarge(limit.tooLarge)))
  file.once('limit', refuse)
  if (file.truncated) refuse()
  for await (const bytes of file) await arrival.append(bytes)
}

/** Such as a full disk; the parser's errors about a body have other codes or none. */
function isOurs(error: unknown): boolean {
  return /^E[A-Z]+$/.test(errorCode(error) ?? '') && errorCode(error) !== 'ECONNRESET'
}
