import { eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { MailChoices } from '../../contract/notices'
import { mailChoices } from '../schema'

const ALL: MailChoices = { replies: true, unlocks: true }

export async function mailChoicesOf(database: Database, userId: number): Promise<MailChoices> {
  const [row] = await database
    .select({ replies: mailChoices.replies, unlocks: mailChoices.unlocks })
    .from(mailChoices)
    .where(eq(mailChoices.userId, userId))
  return row ?? ALL
}

/** Changes the named choices and answers all of them. */
export async function changeMailChoices(
  database: Database,
  userId: number,
  change: Partial<MailChoices>,
): Promise<MailChoices> {
  if (Object.keys(change).length === 0) return mailChoicesOf(database, userId)
  const [row] = await database
    .insert(mailChoices)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: mailChoices.userId, set: change })
    .returning({ replies: mailChoices.replies, unlocks: mailChoices.unlocks })
  return row ?? ALL
}
