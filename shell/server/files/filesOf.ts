import type { SliceContext } from 'shared/server/slices/slice'
import { forgetUpload, uploadsOf } from './uploadStore'

interface OwnFile {
  name: string
  kind: string
  createdAt: Date
}

/** What a person has uploaded, oldest first. */
export async function filesOf(
  { database }: Pick<SliceContext, 'database'>,
  userId: number,
): Promise<OwnFile[]> {
  const own = await uploadsOf(database, userId)
  return own.map(({ name, kind, createdAt }) => ({ name, kind, createdAt }))
}

/** Takes away everything that a person has uploaded. Where it ends half way, doing it again goes on. */
export async function eraseFilesOf(
  { database, files }: Pick<SliceContext, 'database' | 'files'>,
  userId: number,
): Promise<void> {
  for (const { name } of await uploadsOf(database, userId)) {
    // The bytes first: as long as they are there, the row says whose they are.
    await files.remove(name)
    await forgetUpload(database, name)
  }
}
