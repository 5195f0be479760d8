import { and, eq, lt } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { mailLinks } from '../schema'

type MailLink = typeof mailLinks.$inferSelect

export async function addMailLink(database: Database, link: typeof mailLinks.$inferInsert): Promise<void> {
  await database.insert(mailLinks).values(link)
}

export async function deleteMailLinks(
  database: Database,
  { userId, before }: { userId: number; before: Date },
): Promise<void> {
  await database.delete(mailLinks).where(and(eq(mailLinks.userId, userId), lt(mailLinks.createdAt, before)))
}

export async function mailLinkByHash(database: Database, tokenHash: string): Promise<MailLink | undefined> {
  const [link] = await database.select().from(mailLinks).where(eq(mailLinks.tokenHash, tokenHash))
  return link
}
