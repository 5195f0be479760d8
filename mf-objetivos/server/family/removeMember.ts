import { notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { familyRefusals } from '../../messages'
import { lockAnswers } from '../responses/lockAnswers'
import { cancelNoticeMails } from '../risk/noticeMail'
import { cancelAsking } from './askConsent'
import { deleteMember, familyMemberOf, labFilesOf } from './familyStore'

/** Removes a member with everything that is stored about them here, and their coming appointments. */
export function removeMember(
  context: SliceContext,
  { userId, id }: { userId: number; id: number },
): Promise<Outcome<Record<string, never>>> {
  const { database, ports } = context
  return database.transaction(async one => {
    await lockAnswers(one, userId)
    const member = await familyMemberOf(one, userId, id)
    if (!member) return notFound(familyRefusals.unknown)
    for (const name of [member.picture, ...(await labFilesOf(one, id))]) {
      if (name) await ports.files.remove(one, userId, name)
    }
    await cancelAsking(context, one, id)
    await cancelNoticeMails(context, one, id)
    await ports.appointments.forgetFamilyMember(one, userId, id)
    // Answers, drafts, labs and notices go with the row, by their foreign keys.
    await deleteMember(one, userId, id)
    return ok({})
  })
}
