import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import type { StaffMember } from 'shared/server/http/staff'
import type { Opening } from '../../contract/vault'
import { vaultAccounts, vaultOpenings } from './schema'

type StoredOpening = typeof vaultOpenings.$inferSelect
type Member = Pick<StaffMember, 'id' | 'email'>

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
  by: Member
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
        eq(vaultOpenings.askedById, by.id),
        gt(vaultOpenings.endsAt, now),
        isNull(vaultOpenings.approvedBy),
      ),
    )
  if (waiting) return waiting
  const [asked] = await transaction
    .insert(vaultOpenings)
    .values({
      accountId,
      askedBy: by.email,
      askedById: by.id,
      askedReason: reason,
      askedAt: now,
      endsAt: dayAfter(now),
    })
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
    .set({ approvedBy: by.email, approvedById: by.id, approvedReason: reason, endsAt: dayAfter(now) })
    .where(eq(vaultOpenings.id, id))
    .returning()
  return approved
}

/** An opening that this member may read now. */
export async function openFor(
  database: Database,
  { id, member, now }: { id: number; member: Member; now: Date },
): Promise<StoredOpening | undefined> {
  const [opening] = await database
    .select()
    .from(vaultOpenings)
    .where(and(eq(vaultOpenings.id, id), gt(vaultOpenings.endsAt, now), isNotNull(vaultOpenings.approvedBy)))
  return opening && isOf(opening, member) ? opening : undefined
}

/** A member stays the one who asked under whatever address; a row of before the ids is compared by the address. */
export const askedIt = ({ askedBy, askedById }: StoredOpening, { id, email }: Member) =>
  askedById === null ? askedBy === email : askedById === id

export const approvedIt = ({ approvedBy, approvedById }: StoredOpening, { id, email }: Member) =>
  approvedById === null ? approvedBy === email : approvedById === id

const isOf = (opening: StoredOpening, member: Member) =>
  askedIt(opening, member) || approvedIt(opening, member)

/** As the members see it: whose account it is stays out. */
export function shownTo(member: Member, opening: StoredOpening): Opening {
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

function mayOf(opening: StoredOpening, member: Member): Opening['may'] {
  if (opening.approvedBy === null) return askedIt(opening, member) ? 'wait' : 'approve'
  return isOf(opening, member) ? 'read' : 'wait'
}
