import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import { conflict, created, notFound, ok, tooMany } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { familyRefusals } from '../../messages'
import { isAdult } from '../../rules/family/familyMember'
import type { FamilyCalls } from '../objetivosCalls'
import { lockAnswers } from '../responses/lockAnswers'
import { addMember } from './addMember'
import { askNow, isAsked } from './askConsent'
import { changeMember } from './changeMember'
import { familyMemberOf, familyOf, wireMember } from './familyStore'
import { removeMember } from './removeMember'

export function familyCalls(context: SliceContext): FamilyCalls {
  const { database, now } = context
  return {
    'GET family-members': async ({ person }) => ok((await familyOf(database, person.id)).map(wireMember)),

    'POST family-members': ({ person, body, idempotencyKey }) =>
      addMember(context, { userId: person.id, body, key: idempotencyKey }),

    'PATCH family-members/{id}': ({ person, params, body }) =>
      changeMember(context, { userId: person.id, id: params.id, body }),

    'DELETE family-members/{id}': ({ person, params }) =>
      removeMember(context, { userId: person.id, id: params.id }),

    'POST family-members/{id}/consent': ({ person, params: { id } }) =>
      database.transaction(async one => {
        await lockAnswers(one, person.id)
        const member = await familyMemberOf(one, person.id, id)
        if (!member) return notFound(familyRefusals.unknown)
        if (!isAdult(member.birthDate, dayIn(now()))) return conflict(familyRefusals.consentNotNeeded)
        if (member.consent === 'GRANTED') return conflict(familyRefusals.consentGiven)
        if (member.consent === 'REFUSED') return conflict(familyRefusals.consentRefused)
        if (member.email === '') return conflict(familyRefusals.noEmail)
        const askedAgo = now().getTime() - (member.consentAskedAt?.getTime() ?? 0)
        if (isAsked(member) && askedAgo < MS_PER_DAY) {
          return tooMany(familyRefusals.askedToday, Math.ceil((MS_PER_DAY - askedAgo) / 1000))
        }
        const { member: asked, refused } = await askNow(context, one, member)
        return refused ?? created(wireMember(asked))
      }),
  }
}
