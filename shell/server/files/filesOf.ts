import type { SliceContext } from 'shared/server/slices/context'
import type { StoredKind } from './schema'
import { forgetUpload, uploadsOf } from './uploadStore'

interface OwnFile {
  name: string
  kind: StoredKind
  createdAt: Date
}

/** A person's uploads, oldest first. */
export async function filesOf(
  { database }: Pick<SliceContext, 'database'>,
  userId: number,
): Promise<OwnFile[]> {
  const own = await uploadsOf(database, userId)
  return own
    .filter(({ isPending }) => !isPending)
    .map(({ name, kind, createdAt }) => ({ name, kind, createdAt }))
}

/** Removes all uploads of a person. After an interruption, another call goes on. */
export async function eraseFilesOf(
  { database, files }: Pick<SliceContext, 'database' | 'files'>,
  userId: number,
): Promise<void> {
  for (const { name } of await uploadsOf(database, userId)) {
    // The bytes first: while they exist, the row names their owner.
    await files.remove(name)
    await forgetUpload(database, name)
  }
}
