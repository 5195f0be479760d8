import { eq } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import { canonicalAddress } from 'shared/published/mailAddress'
import { normalizeName } from 'shared/published/personFields'
import type { Database } from 'shared/server/database/database'
import {
  conflict,
  created,
  invalidField,
  notFound,
  ok,
  type Refused,
  tooMany,
} from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import { addOnce } from 'shared/server/idempotency/addOnce'
import type { SliceContext } from 'shared/server/slices/slice'
import type { FamilyMemberBody } from '../../contract/family'
import { familyMessages, familyRefusals } from '../../messages'
import {
  checkFamilyMember,
  type FamilyFields,
  isAdult,
  MOST_FAMILY_MEMBERS,
} from '../../rules/family/familyMember'
import type { FamilyCalls } from '../objetivosCalls'
import { lockAnswers } from '../responses/lockAnswers'
import { cancelNoticeMails } from '../risk/noticeMail'
import { familyMembers, formDrafts, formResponses, labFiles } from '../schema'
import { askNow, cancelAsking, isAsked } from './askConsent'
import { type FamilyRow, familyMemberOf, familyOf, isMember, wireMember } from './familyStore'

const MEMBERS_A_DAY = { most: 40, message: familyRefusals.tooManyToday }

/** The fields as they are stored, with the name of the picture. */
type StoredFields = FamilyFields & { gender: 'male' | 'female'; picture: string }

export function familyCalls(context: SliceContext): FamilyCalls {
  const { database, ports, now } = context
  const today = () => dayIn(now())

  /** The stored form of what was sent, or the refusal of its fields. `before` is the member that changes. */
  async function checked(
    one: Database,
    userId: number,
    body: FamilyMemberBody,
    before?: FamilyRow,
  ): Promise<StoredFields | Refused> {
    const fields = textsOf(body)
    const picture = body.picture ?? ''
    const owner = await ports.people.byId(one, userId)
    const isKnownPicture =
      picture === '' ||
      picture === before?.picture ||
      (await ports.files.isOwn(one, userId, { name: picture, kind: 'picture' }))
    const problems = checkFamilyMember(fields, today())
    const isOwners = fields.email !== '' && canonicalAddress(fields.email) === owner?.email
    const refusal = refuseFields({
      ...problems,
      ...(isOwners && { email: familyMessages.ownEmail }),
      picture: isKnownPicture ? undefined : familyRefusals.unknownPicture,
    })
    return refusal ?? storedFields(fields, picture)
  }

  return {
    'GET family-members': async ({ person }) => ok((await familyOf(database, person.id)).map(wireMember)),

    'POST family-members': ({ person, body, idempotencyKey }) =>
      database.transaction(async one => {
        // So that members who are added at once are counted one by one.
        await lockAnswers(one, person.id)
        const row = await checked(one, person.id, body)
        if ('status' in row) return row
        const added = await addOnce(one, familyMembers, {
          row: { userId: person.id, ...row },
          key: idempotencyKey,
          now: now(),
          limit: MEMBERS_A_DAY,
          refusal: async () => {
            const members = await one.$count(familyMembers, eq(familyMembers.userId, person.id))
            return members >= MOST_FAMILY_MEMBERS
              ? conflict(familyRefusals.tooMany(MOST_FAMILY_MEMBERS))
              : undefined
          },
        })
        if (!added.ok) return added
        const member = added.data as FamilyRow
        const asks = isAdult(member.birthDate, today()) && member.email !== '' && member.consent === 'NONE'
        return created(wireMember(asks ? (await askNow(context, one, member)).member : member))
      }),

    'PATCH family-members/{id}': ({ person, params: { id }, body }) =>
      database.transaction(async one => {
        await lockAnswers(one, person.id)
        const before = await familyMemberOf(one, person.id, id)
        if (!before) return notFound(familyRefusals.unknown)
        const row = await checked(one, person.id, body, before)
        if ('status' in row) return row
        const becomesChild = isAdult(before.birthDate, today()) && !isAdult(row.birthDate, today())
        if (becomesChild && (await hasAnswers(one, id))) {
          return invalidField('birthDate', familyRefusals.adultStaysAdult)
        }
        const [changed] = await one.update(familyMembers).set(row).where(isMember(person.id, id)).returning()
        if (!changed) return notFound(familyRefusals.unknown)
        if (before.picture && before.picture !== row.picture) {
          await ports.files.remove(one, person.id, before.picture)
        }
        return ok(wireMember(await askAfterChange(one, before, changed)))
      }),

    'DELETE family-members/{id}': ({ person, params: { id } }) =>
      database.transaction(async one => {
        await lockAnswers(one, person.id)
        const member = await familyMemberOf(one, person.id, id)
        if (!member) return notFound(familyRefusals.unknown)
        await removeFiles(one, member)
        await cancelAsking(context, one, id)
        await cancelNoticeMails(context, one, id)
        await ports.appointments.forgetFamilyMember(one, person.id, id)
        // Answers, drafts, labs and notices go with the row, by their foreign keys.
        await one.delete(familyMembers).where(isMember(person.id, id))
        return ok({})
      }),

    'POST family-members/{id}/consent': ({ person, params: { id } }) =>
      database.transaction(async one => {
        await lockAnswers(one, person.id)
        const member = await familyMemberOf(one, person.id, id)
        if (!member) return notFound(familyRefusals.unknown)
        if (!isAdult(member.birthDate, today())) return conflict(familyRefusals.consentNotNeeded)
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

  /** A changed address is asked again. A refusal stays, so that another address cannot take it back. */
  async function askAfterChange(one: Database, before: FamilyRow, changed: FamilyRow): Promise<FamilyRow> {
    const isNewAddress = changed.email !== before.email
    const asks = changed.consent === 'NONE' || (isNewAddress && changed.consent !== 'REFUSED')
    if (!asks || !isAdult(changed.birthDate, today())) return changed
    if (changed.email !== '') return isNewAddress ? (await askNow(context, one, changed)).member : changed
    await cancelAsking(context, one, changed.id)
    const [member] = await one
      .update(familyMembers)
      .set({ consent: 'NONE', consentTokenHash: null })
      .where(eq(familyMembers.id, changed.id))
      .returning()
    return member ?? changed
  }

  async function removeFiles(one: Database, { id, userId, picture }: FamilyRow): Promise<void> {
    const labs = await one
      .select({ file: labFiles.file })
      .from(labFiles)
      .innerJoin(formResponses, eq(formResponses.id, labFiles.responseId))
      .where(eq(formResponses.familyMemberId, id))
    for (const name of [picture, ...labs.map(({ file }) => file)]) {
      if (name) await ports.files.remove(one, userId, name)
    }
  }
}

async function hasAnswers(one: Database, memberId: number): Promise<boolean> {
  const responses = await one.$count(formResponses, eq(formResponses.familyMemberId, memberId))
  return responses > 0 || (await one.$count(formDrafts, eq(formDrafts.familyMemberId, memberId))) > 0
}

function textsOf({ firstName, lastName, birthDate, gender, ...rest }: FamilyMemberBody): FamilyFields {
  const { email, phone, relationship } = rest
  return {
    firstName,
    lastName,
    birthDate,
    gender,
    email: email ?? '',
    phone: phone ?? '',
    relationship: relationship ?? '',
  }
}

function storedFields(fields: FamilyFields, picture: string): StoredFields {
  return {
    ...fields,
    firstName: normalizeName(fields.firstName),
    lastName: normalizeName(fields.lastName),
    // `checkFamilyMember` has accepted it.
    gender: fields.gender as 'male' | 'female',
    email: canonicalAddress(fields.email),
    relationship: normalizeName(fields.relationship),
    picture,
  }
}
