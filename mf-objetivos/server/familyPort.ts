import type { FamilyPort } from 'shared/server/ports/family'
import { type FamilyRow, familyMemberOf, familyOf } from './family/familyStore'

const shown = ({ id, firstName, lastName, birthDate, gender, relationship }: FamilyRow) => ({
  id,
  firstName,
  lastName,
  birthDate,
  gender,
  relationship,
})

export const familyPort: FamilyPort = {
  membersOf: async (database, userId) => (await familyOf(database, userId)).map(shown),
  async memberOf(database, userId, id) {
    const member = await familyMemberOf(database, userId, id)
    return member && shown(member)
  },
}
