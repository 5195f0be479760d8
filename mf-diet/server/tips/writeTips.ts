import { notInArray, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { FileStore } from 'shared/server/files/files'
import { contentEntries, tipCategories, tipDocuments } from '../schema'
import type { CategoryContent, EntryContent } from './tipRows'

/** Replaces all tips and videos, and what their screens are called. Nothing else holds an entry, so what is gone goes. */
export async function writeTips(
  database: Database,
  files: FileStore,
  entries: readonly EntryContent[],
  categories: readonly CategoryContent[],
): Promise<void> {
  // A file without its row is harmless, a row without its file is not: files first.
  const documents = categories.flatMap(category => category.documents.map(({ file }) => file))
  for (const file of [...entries.flatMap(({ picture }) => picture ?? []), ...documents]) {
    await files.put(file.bytes, file.name)
  }
  await writeEntries(database, entries)
  await database.delete(tipDocuments)
  await database.delete(tipCategories)
  if (categories.length === 0) return
  await database.insert(tipCategories).values(
    categories.map(({ specialty, title, category, subCategory }) => ({
      specialty,
      title,
      category,
      subCategory,
    })),
  )
  const shown = categories.flatMap(({ specialty, documents }) =>
    documents.map(({ file, infoName }) => ({ specialty, name: file.name, infoName })),
  )
  if (shown.length > 0) await database.insert(tipDocuments).values(shown)
}

async function writeEntries(database: Database, entries: readonly EntryContent[]): Promise<void> {
  const ids = entries.map(({ id }) => id)
  await database.delete(contentEntries).where(ids.length > 0 ? notInArray(contentEntries.id, ids) : undefined)
  const rows = entries.map(({ picture, ...entry }, position) => ({
    ...entry,
    position,
    image: picture?.name ?? '',
  }))
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await database
      .insert(contentEntries)
      .values(rows.slice(from, from + ROWS_A_STATEMENT))
      .onConflictDoUpdate({
        target: contentEntries.id,
        set: {
          contentType: sql`excluded.content_type`,
          position: sql`excluded.position`,
          title: sql`excluded.title`,
          image: sql`excluded.image`,
          description: sql`excluded.description`,
          video: sql`excluded.video`,
          tags: sql`excluded.tags`,
          updatedAt: sql`excluded.updated_at`,
        },
      })
  }
}

/** A statement takes 65,535 parameters at most. */
const ROWS_A_STATEMENT = 1000
