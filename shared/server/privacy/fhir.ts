import type { FhirResource, Quantity, Reference } from 'fhir/r4'
import { type Batches, flatMapBatches } from '../database/batches'
import type { OwnLists } from './ownLists'

export type {
  Appointment,
  Consent,
  DocumentReference,
  NutritionOrder,
  Observation,
  Patient,
  QuestionnaireResponse,
  Reference,
  RelatedPerson,
} from 'fhir/r4'
export type { FhirResource }

/** A domain's part of a person's record in FHIR R4: resources that refer to the person as `subject`. */
export type Resources = Batches<FhirResource>

/** A list of the download as resources, read as they are sent. A row may lack fields that its person may not see. */
export function asResources<Row extends object>(
  lists: OwnLists,
  list: string,
  resourcesOf: (row: Partial<Row>) => readonly FhirResource[],
): Resources {
  const rows = lists[list] as Batches<Row> | undefined
  if (!rows) throw new Error(`there is no list ${list} to write as resources`)
  return flatMapBatches(rows, resourcesOf)
}

export function patientReference(userId: number): Reference {
  return { reference: `Patient/${userId}` }
}

/** The person, or the member of their family. */
export function subjectOf(userId: number, familyMemberId: number | null | undefined): Reference {
  return familyMemberId
    ? { reference: `RelatedPerson/${relatedPersonId(familyMemberId)}` }
    : patientReference(userId)
}

export const relatedPersonId = (familyMemberId: number) => `family-${familyMemberId}`

export function percent(value: number): Quantity {
  return { value, unit: '%', system: 'http://unitsofmeasure.org', code: '%' }
}
