import { eq } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Duty } from 'shared/published/duties'
import { canonicalAddress, checkMailAddress } from 'shared/published/mailAddress'
import { normalizeName } from 'shared/published/personFields'
import type { Database } from 'shared/server/database/database'
import { newToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { type Account, accountByEmail, addAccount } from '../auth/accountStore'
import { hashPassword } from '../auth/passwords'
import { replaceReset } from '../auth/resetStore'
import { passkeys, secondFactors, users } from '../auth/schema'
import { endSessions } from '../auth/sessions/ownSessions'
import { eraseAccount } from '../privacy/endAccount'

/** How long a member may wait with it. */
const ENROLMENT_MS = 7 * MS_PER_DAY

interface NewMember {
  email: string
  firstName?: string
  lastName?: string
  duties?: readonly Duty[]
}

/** A refusal whose message the operator reads. */
export class StaffRefused extends Error {
  override name = 'StaffRefused'
}

/**
 * Creates a staff member's account without a password and returns the token of a link that sets one; for an existing
 * member, the token of a new link. A registered patient's account never becomes a member's: registration does not
 * confirm addresses, so it could be a stranger's.
 */
export async function addStaff(
  context: SliceContext,
  { email, duties = [], ...names }: NewMember,
): Promise<string> {
  const problem = checkMailAddress(email)
  if (problem) throw new StaffRefused(`${email}: ${problem}`)
  const address = canonicalAddress(email)
  const at = context.now()
  // The hash of a discarded token: until the link is used, no password is right.
  const passwordHash = await hashPassword(newToken())
  return context.database.transaction(async one => {
    const [name = address] = address.split('@')
    await addAccount(one, {
      email: address,
      passwordHash,
      firstName: normalizeName(names.firstName ?? name),
      lastName: normalizeName(names.lastName ?? ''),
      staffSince: at,
      duties: [...duties],
      // The operator vouches for it.
      addressProvedAt: at,
    })
    const { id } = await staffAccount(one, address)
    await openEnrolment(one, id, at)
    const reset = await replaceReset(one, id, at)
    return reset?.token ?? ''
  })
}

/**
 * Ends a member's second factors and sessions, and lets them set up another at the next sign-in. Without this a stranger
 * who reads their mails would need no second factor: a reset ends it.
 */
export async function enrolAnew({ database, now }: SliceContext, email: string): Promise<void> {
  await database.transaction(async one => {
    const { id } = await staffAccount(one, canonicalAddress(email))
    await one.delete(secondFactors).where(eq(secondFactors.userId, id))
    await one.delete(passkeys).where(eq(passkeys.userId, id))
    await endSessions(one, id)
    await openEnrolment(one, id, now())
  })
}

async function openEnrolment(database: Database, id: number, now: Date): Promise<void> {
  const enrolUntil = new Date(now.getTime() + ENROLMENT_MS)
  await database.update(users).set({ enrolUntil }).where(eq(users.id, id))
}

/** Gives a member these duties and no others. */
export async function setDuties(
  { database }: SliceContext,
  email: string,
  duties: readonly Duty[],
): Promise<void> {
  const { id } = await staffAccount(database, canonicalAddress(email))
  await database
    .update(users)
    .set({ duties: [...duties] })
    .where(eq(users.id, id))
}

/** Makes a member one of the teams of these parts and of no others; without any, of all. */
export async function setTeams(
  { database }: SliceContext,
  email: string,
  teams: readonly string[],
): Promise<void> {
  const { id } = await staffAccount(database, canonicalAddress(email))
  await database
    .update(users)
    .set({ teams: [...teams] })
    .where(eq(users.id, id))
}

/**
 * Ends a member's account with all its data and sessions. The audit log keeps their address.
 */
export async function removeStaff(
  context: SliceContext,
  slices: readonly Slice[],
  email: string,
): Promise<void> {
  await context.database.transaction(async one => {
    const account = await staffAccount(one, canonicalAddress(email))
    await eraseAccount(context, one, slices, account)
  })
}

async function staffAccount(database: SliceContext['database'], address: string): Promise<Account> {
  const account = await accountByEmail(database, address)
  if (!account) throw new StaffRefused(`${address}: no hay ninguna cuenta con ese correo.`)
  if (!account.staffSince) throw new StaffRefused(`${address}: ese correo ya es la cuenta de un paciente.`)
  return account
}
