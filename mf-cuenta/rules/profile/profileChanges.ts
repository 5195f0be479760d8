import { canonicalAddress } from 'shared/published/mailAddress'
import { normalizeName } from 'shared/published/personFields'
import { tidyLines } from 'shared/text/tidyLines'
import type { Patient, PatientChange } from '../../contract/profile'

/**
 * The fields of `sent` that differ from the stored profile. A value that is stored already is no change, so a whole
 * profile can be sent back; `branchOffices` sent empty is not a wish to empty it (shared/product/cuenta.md#profile).
 */
export function profileChanges(stored: Patient, sent: PatientChange): PatientChange {
  const changed = Object.entries(sent).filter(([field, value]) => {
    const before = stored[field as keyof Patient]
    if (field === 'branchOffices') return isOtherList(before as string[], value as string[])
    if (field === 'email') return canonicalAddress(String(value)) !== before
    return (value ?? '') !== (before ?? '')
  })
  return Object.fromEntries(changed)
}

function isOtherList(before: readonly string[], sent: readonly string[]): boolean {
  return sent.length > 0 && JSON.stringify(sent) !== JSON.stringify(before)
}

const LINES: (keyof PatientChange)[] = [
  'firstName',
  'lastName',
  'ocupation',
  'emergencyContactName',
  'emergencyContactLastName',
  'emergencyContactRelationship',
]

/**
 * A valid change as it is stored: without blanks around texts, without marks of direction in the objective, and with null
 * for days that were emptied.
 */
export function storedForm(change: PatientChange): PatientChange {
  const kept = { ...change }
  for (const field of LINES) {
    const text = kept[field]
    if (typeof text === 'string') Object.assign(kept, { [field]: normalizeName(text) })
  }
  if (kept.objective) kept.objective = tidyLines(kept.objective).trim()
  if (kept.emergencyContactEmail) kept.emergencyContactEmail = canonicalAddress(kept.emergencyContactEmail)
  if (kept.emergencyContactBirthdate === '') kept.emergencyContactBirthdate = null
  return kept
}
