import { dayIn } from 'shared/dates/instants'
import { ownedCourseIds } from 'shared/entitlements'
import type { Database } from 'shared/server/database/database'
import { forbidden, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { formRefusals } from '../../messages'
import { isEligible, type Taker } from '../../rules/forms/eligibility'
import { type FamilyRow, familyMemberOf } from '../family/familyStore'
import type { FormRow } from './formStore'

/** The person that a test is for: the account's owner, or a family member. */
export interface KnownTaker extends Taker {
  firstName: string
  lastName: string
  member: FamilyRow | undefined
}

/** The account itself for null; undefined where the family member is not the account's. */
export async function takerOf(
  { ports }: SliceContext,
  database: Database,
  userId: number,
  familyMemberId: number | null,
): Promise<KnownTaker | undefined> {
  if (familyMemberId !== null) {
    const member = await familyMemberOf(database, userId, familyMemberId)
    return member && { ...member, member }
  }
  const owner = await ports.people.byId(database, userId)
  if (!owner) return undefined
  const { firstName, lastName, birthdate, gender } = owner
  return { firstName, lastName, birthDate: birthdate, gender, member: undefined }
}

/** The titles of the courses that the account owns. */
export async function ownedTitles(
  { ports }: SliceContext,
  database: Database,
  userId: number,
): Promise<Set<string>> {
  const purchases = await ports.purchases.activeOf(database, userId)
  return new Set(await ports.courses.titlesOf(database, ownedCourseIds({ purchases })))
}

/** Whether the account may open a form: one of its courses is owned, or it belongs to none. */
export function isUnlocked({ courses }: Pick<FormRow, 'courses'>, owned: ReadonlySet<string>): boolean {
  return courses.length === 0 || courses.some(title => owned.has(title))
}

/** The refusal of a form that is not for this person, or that was not bought; 403. */
export async function formRefusal(
  context: SliceContext,
  database: Database,
  userId: number,
  { form, taker }: { form: FormRow; taker: Taker },
): Promise<Refused | undefined> {
  const today = dayIn(context.now())
  // The database holds what `checkGender` accepted.
  if (!isEligible(form, taker, today)) return forbidden(formRefusals.notEligible)
  const owned = await ownedTitles(context, database, userId)
  return isUnlocked(form, owned) ? undefined : forbidden(formRefusals.notBought)
}
