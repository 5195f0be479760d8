import { and, asc, count, eq, max } from 'drizzle-orm'
import { SPECIALTY_WORDS } from 'shared/published/specialties'
import type { Database } from 'shared/server/database/database'
import type { ContentQuestion, TipCategory } from '../../contract/tips'
import { contentEntries, tipCategories, tipDocuments } from '../schema'

export type StoredEntry = typeof contentEntries.$inferSelect

export async function hasEntries(database: Database): Promise<boolean> {
  const [row] = await database.select({ entries: count() }).from(contentEntries)
  return (row?.entries ?? 0) > 0
}

/** A string that changes with every load. */
export async function contentVersion(database: Database): Promise<string> {
  const [row] = await database
    .select({ entries: count(), newest: max(contentEntries.updatedAt) })
    .from(contentEntries)
  return `${row?.entries} ${row?.newest?.toISOString()}`
}

export async function entriesFor(database: Database, question: ContentQuestion): Promise<StoredEntry[]> {
  const { content_type: contentType, 'sys.id': id } = question
  return database
    .select()
    .from(contentEntries)
    .where(
      and(
        contentType === undefined ? undefined : eq(contentEntries.contentType, contentType),
        id === undefined ? undefined : eq(contentEntries.id, id),
      ),
    )
    .orderBy(asc(contentEntries.position))
}

export async function listCategories(database: Database): Promise<TipCategory[]> {
  const [categories, documents] = await Promise.all([
    database.select().from(tipCategories),
    database.select().from(tipDocuments).orderBy(asc(tipDocuments.id)),
  ])
  return Object.entries(SPECIALTY_WORDS).flatMap(([key, specialty]) =>
    categories
      .filter(row => row.specialty === key)
      .map(({ title, category, subCategory }) => ({
        title,
        category,
        subCategory,
        specialty,
        documents: documents
          .filter(row => row.specialty === key)
          .map(({ name, infoName }) => ({ name, infoName })),
      })),
  )
}

/** Replaces the categories, and the documents that they show. */
export async function replaceCategories(
  database: Database,
  categories: (typeof tipCategories.$inferInsert)[],
  documents: (typeof tipDocuments.$inferInsert)[],
): Promise<void> {
  await database.delete(tipDocuments)
  await database.delete(tipCategories)
  if (categories.length > 0) await database.insert(tipCategories).values(categories)
  if (documents.length > 0) await database.insert(tipDocuments).values(documents)
}
