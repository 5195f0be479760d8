import type { Database } from 'shared/server/database/database'
import {
  changeProfile,
  type KnownPerson,
  type Profile,
  type ProfileChange,
  peopleByIds,
  personById,
  profileOf,
} from './profileStore'

declare module 'shared/server/slices/ports' {
  interface Ports {
    people: PeoplePort
  }
}

/** Who people are, from their accounts: a handler itself is told a person's id and nothing else. */
interface PeoplePort {
  /** Name, e-mail address, birthdate, gender, picture and zone; undefined where the account has ended. */
  byId(database: Database, id: number): Promise<KnownPerson | undefined>
  /** Of many people, by id; those whose account has ended are missing. */
  byIds(database: Database, ids: readonly number[]): Promise<KnownPerson[]>
  /** Everything of the profile; undefined where the account has ended. */
  profileOf(database: Database, id: number): Promise<Profile | undefined>
  /**
   * Writes these columns of the profile and answers all of it; undefined where the account has ended. The caller has
   * checked the values, that a picture is the person's own (port `files`), and that a zone exists. The e-mail address
   * is read only: it is what the person signs in with.
   */
  changeProfile(database: Database, id: number, change: ProfileChange): Promise<Profile | undefined>
}

export const peoplePort: PeoplePort = { byId: personById, byIds: peopleByIds, profileOf, changeProfile }
