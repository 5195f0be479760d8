import { replaceOrDelete } from 'shared/server/content/replaceRows'
import type { Database } from 'shared/server/database/database'
import type { FileStore } from 'shared/server/files/files'
import { contentEntries } from '../schema'
import type { CategoryContent, EntryContent } from './tipRows'
import { replaceCategories } from './tipStore'

/**
 * Replaces all tips, videos, categories and documents. No other table refers to an entry, so missing ones are deleted.
 */
export async function writeTips(
  database: Database,
  files: FileStore,
  entries: readonly EntryContent[],
  categories: readonly CategoryContent[],
): Promise<void> {
  // Files come first: a file without its row is harmless, a row without its file is not.
  const documents = categories.flatMap(category => category.documents.map(({ file }) => file))
  for (const file of [...entries.flatMap(({ picture }) => picture ?? []), ...documents]) {
    await files.put(file.bytes, file.name)
  }
  await writeEntries(database, entries)
  await replaceCategories(
    database,
    categories.map(({ specialty, title, category, subCategory }) => ({
      specialty,
      title,
      category,
      subCategory,
    })),
    categories.flatMap(({ specialty, documents }) =>
      documents.map(({ file, infoName }) => ({ specialty, name: file.name, infoName })),
    ),
  )
}

async function writeEntries(database: Database, entries: readonly EntryContent[]): Promise<void> {
  const updatedAt = new Date()
  const rows = entries.map(({ picture, ...entry }, position) => ({
    ...entry,
    position,
    image: picture?.name ?? '',
    updatedAt,
  }))
  await replaceOrDelete(database, contentEntries, contentEntries.id, rows)
}
