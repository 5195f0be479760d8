import type { Database } from '../database/database'

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
export interface FamilyPort {
  /** The oldest entry first. */
  membersOf(database: Database, userId: number): Promise<FamilyPerson[]>
  /** Undefined where the member is not this account's. */
  memberOf(database: Database, userId: number, id: number): Promise<FamilyPerson | undefined>
}

/** Every account has its owner alone. */
export const withoutFamily: FamilyPort = {
  membersOf: async () => [],
  memberOf: async () => undefined,
}
