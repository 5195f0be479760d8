import { open, readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { UPLOADS, type UploadKind, uploadMessages } from 'shared/published/uploads'
import { newName } from 'shared/server/files/files'
import { fileType, TYPE_BYTES } from 'shared/server/files/fileType'
import { serverMessages } from 'shared/server/http/messages'
import { created, invalid, type Outcome, unauthorized } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'
import { convertImage } from './convertImage'
import { addUpload, forgetUpload, ownerOf } from './uploadStore'

/** Numbers of a laboratory must stay legible; a face need not be larger than a screen. */
const LONGEST_SIDE: Readonly<Record<UploadKind, number>> = { picture: 1600, lab: 3000 }

/** Of the four threads that Node has for such work: signing in needs some too. */
const PICTURES_AT_ONCE = 2

const inTurn = pLimit(PICTURES_AT_ONCE)

const gone = unauthorized(serverMessages.unauthorized)

interface Owned {
  kind: UploadKind
  /** Nobody yet, where a person is registering. */
  ownerId: number | null
}

/** Keeps a file that arrived, if its bytes are what they may be, under a name that only its owner is told. */
export async function storeUpload(
  context: SliceContext,
  file: string,
  { kind, ownerId }: Owned,
): Promise<Outcome<{ name: string }>> {
  const head = await headOf(file)
  if (head.length === 0) return invalid(uploadMessages.empty)
  const type = fileType(head)
  if (type === 'heic') return invalid(uploadMessages.heic)
  if (!type || (type === 'pdf' && kind !== 'lab')) return invalid(UPLOADS[kind].wrongType)
  const bytes = await inTurn(() => (type === 'pdf' ? readFile(file) : convertImage(file, LONGEST_SIDE[kind])))
  if (!bytes) return invalid(UPLOADS[kind].wrongType)

  const name = newName(type === 'pdf' ? 'pdf' : 'webp', kind === 'lab' ? 'owner' : 'anyone')
  // The row first: nothing is kept that nobody would ever take away.
  const added = await addUpload(context.database, { name, ownerId, kind, createdAt: context.now() })
  if (!added) return gone
  try {
    await context.files.put(bytes, name)
  } catch (error) {
    await forgetUpload(context.database, name)
    throw error
  }
  if ((await ownerOf(context.database, name)) === ownerId) return created({ name })
  // The account ended between the row and the bytes: whoever removed the row did not find them.
  await context.files.remove(name)
  return gone
}

async function headOf(file: string): Promise<Buffer> {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(TYPE_BYTES), 0, TYPE_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await opened.close()
  }
}
