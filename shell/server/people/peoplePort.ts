import type { Database } from 'shared/server/database/database'
import { type AddressProof, addressProof } from '../auth/proof/proofStore'
import { memberById } from '../staff/staffStore'
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

/** People's accounts for other domains: a handler itself gets only a person's id. */
interface PeoplePort {
  /** Name, e-mail address, birthdate, gender, picture and zone; undefined if the account has ended. */
  byId(database: Database, id: number): Promise<KnownPerson | undefined>
  /** The same for many people; ended accounts are missing. */
  byIds(database: Database, ids: readonly number[]): Promise<KnownPerson[]>
  /** Whether the person has proved their address: until then there is no secret that works without their password. */
  addressProof(database: Database, id: number, now: Date): Promise<AddressProof>
  /** The duties of a member of the staff; none for a patient and an account that has ended. */
  dutiesOf(database: Database, id: number): Promise<readonly string[]>
  /** The whole profile; undefined if the account has ended. */
  profileOf(database: Database, id: number): Promise<Profile | undefined>
  /**
   * Writes these columns and returns the whole profile; undefined if the account has ended. The caller has checked the
   * values, that a picture is the person's own (port `files`), and that a zone exists. The e-mail address is read only,
   * since the person signs in with it.
   */
  changeProfile(database: Database, id: number, change: ProfileChange): Promise<Profile | undefined>
}

export const peoplePort: PeoplePort = {
  byId: personById,
  byIds: peopleByIds,
  addressProof,
  dutiesOf: async (database, id) => (await memberById(database, id))?.duties ?? [],
  profileOf,
  changeProfile,
}
