import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import type { Opening } from '../../contract/vault'
import { vaultAccounts, vaultOpenings } from './schema'

type StoredOpening = typeof vaultOpenings.$inferSelect

const MOST_LISTED = 100

/** How long a wish waits for its approval, and how long the vault then stays open. */
const dayAfter = (at: Date) => new Date(at.getTime() + MS_PER_DAY)

/** The wishes and openings that have not ended, the oldest first. */
export function currentOpenings(database: Database, now: Date): Promise<StoredOpening[]> {
  return database
    .select()
    .from(vaultOpenings)
    .where(gt(vaultOpenings.endsAt, now))
    .orderBy(asc(vaultOpenings.id))
    .limit(MOST_LISTED)
}

/** One that has not ended, for this transaction alone. */
export async function currentOpening(
  transaction: Database,
  id: number,
  now: Date,
): Promise<StoredOpening | undefined> {
  const [opening] = await transaction
    .select()
    .from(vaultOpenings)
    .where(and(eq(vaultOpenings.id, id), gt(vaultOpenings.endsAt, now)))
    .for('update')
  return opening
}

interface Wish {
  accountId: string
  by: string
  reason: string
  now: Date
}

/** A member asks. The same member has one wish an account: asking again answers it. */
export async function ask(
  transaction: Database,
  { accountId, by, reason, now }: Wish,
): Promise<StoredOpening> {
  // Of repetitions at the same time, one after the other.
  await transaction.select().from(vaultAccounts).where(eq(vaultAccounts.id, accountId)).for('update')
  const [waiting] = await transaction
    .select()
    .from(vaultOpenings)
    .where(
      and(
        eq(vaultOpenings.accountId, accountId),
        eq(vaultOpenings.askedBy, by),
        gt(vaultOpenings.endsAt, now),
        isNull(vaultOpenings.approvedBy),
      ),
    )
  if (waiting) return waiting
  const [asked] = await transaction
    .insert(vaultOpenings)
    .values({ accountId, askedBy: by, askedReason: reason, askedAt: now, endsAt: dayAfter(now) })
    .returning()
  if (!asked) throw new Error('the wish was not stored')
  return asked
}

export async function approve(
  transaction: Database,
  { id, by, reason, now }: Omit<Wish, 'accountId'> & { id: number },
): Promise<StoredOpening | undefined> {
  const [approved] = await transaction
    .update(vaultOpenings)
    .set({ approvedBy: by, approvedReason: reason, endsAt: dayAfter(now) })
    .where(eq(vaultOpenings.id, id))
    .returning()
  return approved
}

/** An opening that this member may read now. */
export async function openFor(
  database: Database,
  { id, member, now }: { id: number; member: string; now: Date },
): Promise<StoredOpening | undefined> {
  const [opening] = await database
    .select()
    .from(vaultOpenings)
    .where(and(eq(vaultOpenings.id, id), gt(vaultOpenings.endsAt, now), isNotNull(vaultOpenings.approvedBy)))
  return opening && isOf(opening, member) ? opening : undefined
}

const isOf = ({ askedBy, approvedBy }: StoredOpening, member: string) =>
  askedBy === member || approvedBy === member

/** As the members see it: whose account it is stays out. */
export function shownTo(member: string, opening: StoredOpening): Opening {
  const { id, askedBy, askedReason, askedAt, approvedBy, approvedReason, endsAt } = opening
  return {
    id,
    askedBy,
    askedReason,
    askedAt: askedAt.toISOString(),
    approvedBy,
    approvedReason,
    endsAt: endsAt.toISOString(),
    may: mayOf(opening, member),
  }
}

function mayOf(opening: StoredOpening, member: string): Opening['may'] {
  if (opening.approvedBy === null) return opening.askedBy === member ? 'wait' : 'approve'
  return isOf(opening, member) ? 'read' : 'wait'
}
