import type { PersonFacts } from 'shared/published/person'
import { announce, type PersonChange } from 'shared/session'
import type { PatientChange } from '../../contract/profile'

declare module 'shared/session' {
  interface AppEvents {
    /** The person's profile was saved, on the server or on this device. */
    profileChanged: PersonChange
    /** The person gave up a course, or cancelled a subscription. */
    holdingsChanged: PersonChange
  }
}

/** The fields of the profile that every screen has in the session. */
const FACTS = [
  'firstName',
  'lastName',
  'gender',
  'birthdate',
  'picture',
  'emergencyContactPhone',
  'ocupation',
  'civilState',
] as const

/** Every open screen and tab shows the new profile, without asking the server. */
export function announceProfile(changed: PatientChange): void {
  const known = FACTS.filter(name => changed[name] !== undefined).map(name => [name, changed[name]])
  if (known.length === 0) return
  announce({
    type: 'profileChanged',
    changesPerson: Object.fromEntries(known) as Partial<Pick<PersonFacts, (typeof FACTS)[number]>>,
  })
}
