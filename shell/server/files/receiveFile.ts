import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
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
 * Of a file that is too large no more than the limit is read.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  folder: string,
  limit: Limit,
  use: (file: string) => Promise<T>,
): Promise<T | Refused> {
  await mkdir(folder, { recursive: true })
  const file = join(folder, randomUUID())
  // Opened before anything is read: a stream that is destroyed while it opens its file would create it after `rm`.
  const handle = await open(file, 'wx')
  try {
    await takeIn(request, handle, limit)
    return await use(file)
  } catch (error) {
    if (error instanceof Unwanted) return error.refusal
    throw error
  } finally {
    await handle.close()
    await rm(file, { force: true })
  }
}

async function takeIn(request: FastifyRequest, file: FileHandle, limit: Limit): Promise<void> {
  const limits = { fileSize: limit.bytes, files: 2, fields: MOST_FIELDS, fieldSize: FIELD_BYTES, parts: 8 }
  let taken = false
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') continue
      if (taken) throw new Unwanted(invalid(fileMessages.manyFiles))
      if (part.fieldname !== 'file') throw new Unwanted(invalid(fileMessages.noFile))
      taken = true
      await write(part, file, limit)
    }
  } catch (error) {
    if (error instanceof Unwanted || isOurs(error)) throw error
    throw new Unwanted(invalid(fileMessages.unreadable))
  }
  if (!taken) throw new Unwanted(invalid(fileMessages.noFile))
}

async function write(part: MultipartFile, file: FileHandle, limit: Limit): Promise<void> {
  const refuse = () => part.file.destroy(new Unwanted(tooLarge(limit.tooLarge)))
  part.file.once('limit', refuse)
  if (part.file.truncated) refuse()
  await pipeline(part.file, file.createWriteStream())
}

/** Such as a full disk; the parser's errors about a body have other codes or none. */
function isOurs(error: unknown): boolean {
  return /^E[A-Z]+$/.test(errorCode(error) ?? '') && errorCode(error) !== 'ECONNRESET'
}
