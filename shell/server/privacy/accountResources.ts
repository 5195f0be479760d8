import { type Consent, type FhirResource, type Patient, patientReference } from 'shared/server/privacy/fhir'
import type { Account } from '../auth/accountStore'
import type { CollectedData } from './ownDataOf'

/** The person, what they accepted and what they refused, as FHIR R4. */
export function accountResources(account: Account, data: CollectedData): FhirResource[] {
  const { version, acceptedAt } = data.consent
  const choices = data.purposeChoices.map(({ purpose, granted, chosenAt }) =>
    consentOf(account.id, { id: purpose, text: purpose, granted, at: chosenAt }),
  )
  if (version === null || acceptedAt === null) return [patientOf(account), ...choices]
  const text = `Aviso de privacidad, versión ${version}`
  return [
    patientOf(account),
    consentOf(account.id, { id: 'privacy-notice', text, granted: true, at: acceptedAt }),
    ...choices,
  ]
}

function patientOf(account: Account): Patient {
  const { id, firstName, lastName, gender, birthdate, email, phone, emergencyContactPhone } = account
  return {
    resourceType: 'Patient',
    id: String(id),
    name: [{ given: [firstName], family: lastName }],
    ...(gender && { gender }),
    ...(birthdate && { birthDate: birthdate }),
    telecom: [
      { system: 'email', value: email },
      ...(phone ? [{ system: 'phone' as const, value: phone }] : []),
    ],
    ...(emergencyContactPhone && {
      contact: [
        {
          relationship: [{ text: account.emergencyContactRelationship || 'Contacto de emergencia' }],
          telecom: [{ system: 'phone', value: emergencyContactPhone }],
        },
      ],
    }),
  }
}

interface Given {
  id: string
  text: string
  granted: boolean
  at: string
}

function consentOf(userId: number, { id, text, granted, at }: Given): Consent {
  return {
    resourceType: 'Consent',
    id: `consent-${id}`,
    status: 'active',
    scope: {
      coding: [{ system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: 'patient-privacy' }],
    },
    category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0' }] }],
    patient: patientReference(userId),
    dateTime: at,
    policyRule: { text },
    provision: { type: granted ? 'permit' : 'deny' },
  }
}
