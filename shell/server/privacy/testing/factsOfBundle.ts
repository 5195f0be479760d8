import type {
  Appointment,
  Consent,
  DocumentReference,
  FhirResource,
  NutritionOrder,
  Observation,
  Patient,
  QuestionnaireResponse,
  Reference,
  RelatedPerson,
} from 'shared/server/privacy/fhir'

/** The facts of a person's record, in whatever form it has. Lists are in no order. */
export interface Facts {
  person: { name: string; born?: string; gender?: string; email?: string; phone?: string }
  relatives: {
    id: number
    name: string
    born?: string
    relationship?: string
    email?: string
    phone?: string
  }[]
  /** `of` is the number of a relative, or 0 for the person; -1 for a relative who was removed. */
  appointments: { id: number; of: number; from: string; to: string; status: string; online: boolean }[]
  tests: {
    id: number
    of: number
    form: number
    version: number
    at: string
    answers: number[]
    balance?: number
    areas: Record<string, number>
  }[]
  labs: { id: number; of: number; lab?: string; file?: string; at: string; answered: boolean; test: number }[]
  plans: { id: number; day: string; meals: string[] }[]
  consents: { what: string; granted: boolean; at: string }[]
}

const REMOVED = -1

/** Reads a bundle as a system of another practice does: by its resources and references alone. */
export function factsOfBundle(bundle: { entry: readonly { resource: unknown }[] }): Facts {
  const all = bundle.entry.map(({ resource }) => resource as FhirResource)
  const ofType = <R extends FhirResource>(type: R['resourceType']) =>
    all.filter((one): one is R => one.resourceType === type)
  const [person] = ofType<Patient>('Patient')
  if (!person) throw new Error('the bundle is of nobody')
  const balances = new Map(
    ofType<Observation>('Observation').map(one => [one.derivedFrom?.[0]?.reference, one]),
  )
  return {
    person: { ...namedOf(person), gender: person.gender },
    relatives: ofType<RelatedPerson>('RelatedPerson').map(one => ({
      id: numberIn(one.id),
      ...namedOf(one),
      relationship: one.relationship?.[0]?.text,
    })),
    appointments: ofType<Appointment>('Appointment').map(one => ({
      id: numberIn(one.id),
      of: whose(one.participant[0]?.actor),
      from: one.start ?? '',
      to: one.end ?? '',
      status: one.status,
      online: one.comment === 'Videollamada',
    })),
    tests: ofType<QuestionnaireResponse>('QuestionnaireResponse').map(one => {
      const balance = balances.get(`QuestionnaireResponse/${one.id}`)
      const [, form, version] = /:(\d+)\|(\d+)$/.exec(one.questionnaire ?? '') ?? []
      return {
        id: numberIn(one.id),
        of: whose(one.subject),
        form: Number(form),
        version: Number(version),
        at: one.authored ?? '',
        answers: (one.item ?? []).map(({ linkId }) => Number(linkId)),
        balance: balance?.valueQuantity?.value,
        areas: Object.fromEntries(
          (balance?.component ?? []).map(({ code, valueQuantity }) => [
            code.text ?? '',
            valueQuantity?.value ?? Number.NaN,
          ]),
        ),
      }
    }),
    labs: ofType<DocumentReference>('DocumentReference').map(one => ({
      id: numberIn(one.id),
      of: whose(one.subject),
      lab: one.type?.text,
      file: one.content[0]?.attachment.title,
      at: one.date ?? '',
      answered: one.description !== undefined,
      test: numberIn(one.context?.related?.[0]?.reference),
    })),
    plans: ofType<NutritionOrder>('NutritionOrder').map(one => ({
      id: numberIn(one.id),
      day: one.dateTime,
      meals: (one.oralDiet?.instruction ?? '').split('\n').filter(line => line !== ''),
    })),
    consents: ofType<Consent>('Consent').map(one => ({
      what: one.id?.replace('consent-', '') ?? '',
      granted: one.provision?.type === 'permit',
      at: one.dateTime ?? '',
    })),
  }
}

/** `appointment-7` is 7. */
const numberIn = (id = '') => Number(/\d+$/.exec(id)?.[0])

function whose(reference: Reference | undefined): number {
  if (!reference?.reference) return REMOVED
  return reference.reference.startsWith('Patient/') ? 0 : numberIn(reference.reference)
}

function namedOf({ name, birthDate, telecom }: Patient | RelatedPerson) {
  const by = (system: string) => telecom?.find(one => one.system === system)?.value
  const [one] = name ?? []
  return {
    name: [...(one?.given ?? []), one?.family].join(' '),
    born: birthDate,
    email: by('email'),
    phone: by('phone'),
  }
}
