import { open, readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { UPLOADS, type UploadKind, uploadMessages } from 'shared/published/uploads'
import { newName } from 'shared/server/files/files'
import { type FileType, fileType, TYPE_BYTES } from 'shared/server/files/fileType'
import { RETRY_AFTER_SECONDS } from 'shared/server/http/errorHandler'
import { serverMessages } from 'shared/server/http/messages'
import {
  created,
  invalid,
  invalidField,
  type Outcome,
  type Refused,
  unauthorized,
  unavailable,
} from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { checkPdf, type PdfProblem } from './checkPdf'
import { convertImage } from './convertImage'
import { fileMessages } from './messages'
import { isClean } from './scanFile'
import { addUpload, forgetUpload, keepUpload } from './uploadStore'

/** In px. The numbers of a lab result must stay legible; a profile picture need not be larger than a screen. */
const LONGEST_SIDE: Readonly<Record<UploadKind, number>> = { picture: 1600, lab: 3000 }

/** Of the four threads of Node's pool: hashing passwords needs some too. */
const PICTURES_AT_ONCE = 2

const inTurn = pLimit(PICTURES_AT_ONCE)

/** One hostile file keeps a thread busy until its time limit; more wait for the next attempt of their senders. */
const pdfs = pLimit(1)
const PDFS_WAITING = 20

const gone = unauthorized(serverMessages.unauthorized)

interface Owned {
  /** The kind whose rules the file keeps. */
  kind: UploadKind
  /** Whether its sender said the kind. */
  isDecided: boolean
  /** Null for a person who is registering. */
  ownerId: number | null
}

/** Stores an arrived file of an accepted type under a random name, which only the answer contains. */
export async function storeUpload(
  context: SliceContext,
  file: string,
  { kind, isDecided, ownerId }: Owned,
): Promise<Outcome<{ name: string }>> {
  const head = await headOf(file)
  const type = fileType(head)
  if (type === 'heic') return invalid(uploadMessages.heic)
  if (!type || (type === 'pdf' && kind !== 'lab')) return invalid(UPLOADS[kind].wrongType)
  const refusal = await refusalOf(context, file, { kind, type })
  if (refusal) return refusal
  const bytes = await inTurn(() => (type === 'pdf' ? readFile(file) : convertImage(file, LONGEST_SIDE[kind])))
  if (!bytes) return invalid(UPLOADS[kind].wrongType)

  const name = newName(type === 'pdf' ? 'pdf' : 'webp', kind === 'lab' || !isDecided ? 'owner' : 'anyone')
  // The row first: a file without a row would never be removed. It is pending until the bytes are there, since a
  // process that ends between the two would leave its owner a file that cannot be read.
  const added = await addUpload(context.database, {
    name,
    ownerId,
    kind: isDecided ? kind : 'undecided',
    createdAt: context.now(),
    isPending: true,
  })
  if (!added) return gone
  try {
    await context.files.put(bytes, name)
  } catch (error) {
    await forgetUpload(context.database, name)
    throw error
  }
  if (await keepUpload(context.database, name, ownerId)) return created({ name })
  // The account ended between the row and the bytes: its erasure removed the row and did not find the bytes.
  await context.files.remove(name)
  return gone
}

const PDF_PROBLEMS: Readonly<Record<PdfProblem, string>> = {
  unreadable: UPLOADS.lab.wrongType,
  locked: fileMessages.lockedPdf,
  active: fileMessages.activePdf,
}

/** The staff opens labs: one is stored only if it can do nothing there, and if a scanner that is there finds nothing. */
async function refusalOf(
  { config }: SliceContext,
  file: string,
  { kind, type }: { kind: UploadKind; type: FileType },
): Promise<Refused | undefined> {
  if (kind !== 'lab') return undefined
  if (type === 'pdf') {
    if (pdfs.pendingCount >= PDFS_WAITING) return unavailable(serverMessages.unavailable, RETRY_AFTER_SECONDS)
    const problem = await pdfs(() => checkPdf(file))
    if (problem) return refusedFile(PDF_PROBLEMS[problem])
  }
  if (config.scanner && !(await isClean(file, config.scanner))) return refusedFile(fileMessages.infected)
  return undefined
}

const refusedFile = (message: string) => invalidField('file', message)

async function headOf(file: string): Promise<Buffer> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(TYPE_BYTES), 0, TYPE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}
