import { dayIn } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { invalidField, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { FamilyMember, FamilyMemberChange } from '../../contract/family'
import { familyRefusals } from '../../messages'
import { isAdult } from '../../rules/family/familyMember'
import { lockAnswers } from '../responses/lockAnswers'
import { askNow, cancelAsking } from './askConsent'
import {
  type FamilyRow,
  familyMemberOf,
  hasAnswers,
  takeBackAsking,
  updateMember,
  wireMember,
} from './familyStore'
import { memberFields } from './memberFields'

interface Changed {
  userId: number
  id: number
  body: FamilyMemberChange
}

export function changeMember(
  context: SliceContext,
  { userId, id, body }: Changed,
): Promise<Outcome<FamilyMember>> {
  const { database, ports, now } = context
  return database.transaction(async one => {
    await lockAnswers(one, userId)
    const before = await familyMemberOf(one, userId, id)
    if (!before) return notFound(familyRefusals.unknown)
    const row = await memberFields(context, one, { userId, body: { ...before, ...body }, before })
    if ('status' in row) return row
    const today = dayIn(now())
    const becomesChild = isAdult(before.birthDate, today) && !isAdult(row.birthDate, today)
    if (becomesChild && (await hasAnswers(one, id))) {
      return invalidField('birthDate', familyRefusals.adultStaysAdult)
    }
    const changed = await updateMember(one, userId, id, row)
    if (!changed) return notFound(familyRefusals.unknown)
    if (changed.firstName !== before.firstName || changed.lastName !== before.lastName)
      await ports.appointments.renameFamilyMember(one, userId, id)
    if (before.picture && before.picture !== row.picture) {
      await ports.files.remove(one, userId, before.picture)
    }
    return ok(wireMember(await askAfterChange(context, one, before, changed)))
  })
}

/** A changed address is asked again. A refusal stays, so that another address cannot take it back. */
async function askAfterChange(
  context: SliceContext,
  one: Database,
  before: FamilyRow,
  changed: FamilyRow,
): Promise<FamilyRow> {
  const isNewAddress = changed.email !== before.email
  const asks = changed.consent === 'NONE' || (isNewAddress && changed.consent !== 'REFUSED')
  if (!asks || !isAdult(changed.birthDate, dayIn(context.now()))) return changed
  if (changed.email !== '') return isNewAddress ? (await askNow(context, one, changed)).member : changed
  await cancelAsking(context, one, changed.id)
  return (await takeBackAsking(one, changed.id)) ?? changed
}
