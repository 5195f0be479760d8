import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { Consent } from '../../contract/ownData'
import type { Account } from '../auth/accountStore'
import { users } from '../auth/schema'
import { currentVersion, isBehind, versionInForce } from '../site/siteStore'

/** Whether the person still has to accept the notice in force; false if there is no notice. */
export async function mustAccept(database: Database, userId: number): Promise<boolean> {
  const [row] = await database
    .select({ accepted: users.privacyNotice, inForce: versionInForce(database) })
    .from(users)
    .where(eq(users.id, userId))
  return row !== undefined && isBehind(row.accepted, row.inForce)
}

/** Records the accepted version and the moment. Accepting it again changes neither. */
export async function accept(
  database: Database,
  userId: number,
  version: string,
  at: Date,
): Promise<Account | undefined> {
  const again = sql`${users.privacyNotice} = ${version}`
  const [account] = await database
    .update(users)
    .set({
      privacyNotice: version,
      privacyNoticeAt: sql`case when ${again} then ${users.privacyNoticeAt} else ${at.toISOString()}::timestamptz end`,
    })
    .where(eq(users.id, userId))
    .returning()
  return account
}

export function consentOf({ privacyNotice, privacyNoticeAt }: Account): Consent {
  return { version: privacyNotice, acceptedAt: privacyNoticeAt?.toISOString() ?? null }
}

/** For the people of the demo: they have accepted the first notice and are shown a later one. */
export async function acceptFirstNotice(database: Database, userIds: readonly number[]): Promise<void> {
  const inForce = await currentVersion(database)
  if (inForce === undefined) return
  await database
    .update(users)
    .set({ privacyNotice: inForce, privacyNoticeAt: sql`now()` })
    .where(and(inArray(users.id, [...userIds]), isNull(users.privacyNotice)))
}
