import { dayIn } from 'shared/dates/instants'
import { canonicalAddress } from 'shared/published/mailAddress'
import { normalizeName } from 'shared/published/personFields'
import type { Database } from 'shared/server/database/database'
import type { Refused } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/context'
import type { FamilyMemberBody } from '../../contract/family'
import { familyMessages, familyRefusals } from '../../messages'
import { checkFamilyMember, type FamilyFields } from '../../rules/family/familyMember'
import type { FamilyRow } from './familyStore'

/** The fields as they are stored, with the name of the picture. */
type StoredFields = FamilyFields & { gender: 'male' | 'female'; picture: string }

/** The stored form of a sent member, or the refusal of its fields. `before` is the member that changes. */
export async function memberFields(
  { ports, now }: SliceContext,
  one: Database,
  { userId, body, before }: { userId: number; body: FamilyMemberBody; before?: FamilyRow },
): Promise<StoredFields | Refused> {
  const fields = textsOf(body)
  const picture = body.picture ?? ''
  const owner = await ports.people.byId(one, userId)
  const isKnownPicture =
    picture === '' ||
    picture === before?.picture ||
    (await ports.files.isOwn(one, userId, { name: picture, kind: 'picture' }))
  const isOwners = fields.email !== '' && canonicalAddress(fields.email) === owner?.email
  const refusal = refuseFields({
    ...checkFamilyMember(fields, dayIn(now())),
    ...(isOwners && { email: familyMessages.ownEmail }),
    picture: isKnownPicture ? undefined : familyRefusals.unknownPicture,
  })
  return refusal ?? storedFields(fields, picture)
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
