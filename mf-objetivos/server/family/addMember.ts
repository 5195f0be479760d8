import { dayIn } from 'shared/dates/instants'
import { conflict, created, type Outcome } from 'shared/server/http/outcome'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/context'
import type { FamilyMember, FamilyMemberBody } from '../../contract/family'
import { familyRefusals } from '../../messages'
import { isAdult, MOST_FAMILY_MEMBERS } from '../../rules/family/familyMember'
import { lockAnswers } from '../responses/lockAnswers'
import { familyMembers } from '../schema'
import { askNow } from './askConsent'
import { countMembers, wireMember } from './familyStore'
import { memberFields } from './memberFields'

const MEMBERS_A_DAY = { most: 40, message: familyRefusals.tooManyToday }

interface Added {
  userId: number
  body: FamilyMemberBody
  key: string | undefined
}

/** Adds a member; an adult with an address is asked for consent at once. */
export function addMember(
  context: SliceContext,
  { userId, body, key }: Added,
): Promise<Outcome<FamilyMember>> {
  const { database, now } = context
  return database.transaction(async one => {
    // So that members who are added at once are counted one by one.
    await lockAnswers(one, userId)
    const row = await memberFields(context, one, { userId, body })
    if ('status' in row) return row
    const added = await addOnce(one, familyMembers, {
      row: { userId, ...row },
      key,
      now: now(),
      limit: MEMBERS_A_DAY,
      refusal: async () =>
        (await countMembers(one, userId)) >= MOST_FAMILY_MEMBERS
          ? conflict(familyRefusals.tooMany(MOST_FAMILY_MEMBERS))
          : undefined,
    })
    if (!added.ok) return added
    const member = added.data
    const asks = isAdult(member.birthDate, dayIn(now())) && member.email !== '' && member.consent === 'NONE'
    return created(wireMember(asks ? (await askNow(context, one, member)).member : member))
  })
}
