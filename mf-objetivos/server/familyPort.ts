import type { Database } from 'shared/server/database/database'
import { type FamilyRow, familyMemberOf, familyOf } from './family/familyStore'

declare module 'shared/server/slices/ports' {
  interface Ports {
    family: FamilyPort
  }
}

/** A family member as other domains may know them. */
interface FamilyPerson {
  id: number
  firstName: string
  lastName: string
  birthDate: string
  gender: 'male' | 'female'
  /** Empty where none was given. */
  relationship: string
}

/** An account's family, for a domain that does something for one of them, such as booking. */
interface FamilyPort {
  /** The oldest entry first. */
  membersOf(database: Database, userId: number): Promise<FamilyPerson[]>
  /** Undefined where the member is not this account's. */
  memberOf(database: Database, userId: number, id: number): Promise<FamilyPerson | undefined>
}

const shown = ({ id, firstName, lastName, birthDate, gender, relationship }: FamilyRow): FamilyPerson => ({
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
