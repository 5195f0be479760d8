import type { PersonFacts } from 'shared/published/person'

/** A patient, for stories. */
export const samplePerson: PersonFacts = {
  id: 1,
  firstName: 'Ana',
  lastName: 'Treviño Garza',
  gender: 'female',
  birthdate: '1991-04-12',
  picture: '',
  emergencyContactPhone: '8112345678',
  ocupation: 'Arquitecta',
  civilState: 'Casad@',
  purchases: [],
  subscriptions: [],
  mustAcceptPrivacyNotice: false,
}
