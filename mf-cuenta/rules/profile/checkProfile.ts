import { checkMailAddress } from 'shared/published/mailAddress'
import {
  checkBirthdate,
  checkCivilState,
  checkFirstName,
  checkGender,
  checkLastName,
  checkPersonText,
  checkPhone,
} from 'shared/published/personFields'
import { checkPlainText } from 'shared/published/plainText'
import { MOST_BRANCH_OFFICES, PROFILE_LENGTHS } from 'shared/published/profile'
import type { PatientChange } from '../../contract/profile'
import { profileMessages } from '../../messages'

type Field = keyof PatientChange
type Check = (text: string, today: string) => string | undefined

const unlessEmpty =
  (check: Check): Check =>
  (text, today) =>
    text === '' ? undefined : check(text, today)

const CHECKS: Readonly<Record<Exclude<Field, 'email' | 'picture' | 'branchOffices'>, Check>> = {
  firstName: checkFirstName,
  lastName: checkLastName,
  gender: checkGender,
  emergencyContactPhone: checkPhone,
  birthdate: checkBirthdate,
  ocupation: checkPersonText,
  civilState: checkCivilState,
  phone: unlessEmpty(checkPhone),
  emergencyContactName: checkPersonText,
  emergencyContactLastName: checkPersonText,
  emergencyContactEmail: unlessEmpty(
    text => checkPlainText(text, PROFILE_LENGTHS.email) ?? checkMailAddress(text),
  ),
  emergencyContactBirthdate: unlessEmpty(
    (text, today) => checkBirthdate(text, today) && profileMessages.contactBirthdate,
  ),
  emergencyContactRelationship: checkPersonText,
  objective: text => checkPlainText(text, PROFILE_LENGTHS.objective, { lines: true }),
}

/**
 * The message of each changed field that has a problem (shared/product/cuenta.md#profile). A field that is not in the
 * change has none. Whether an address or a picture may be changed, only the server knows. `today` is the clinic's day.
 */
export function checkProfile(change: PatientChange, today: string): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {}
  for (const [field, check] of Object.entries(CHECKS) as [keyof typeof CHECKS, Check][]) {
    const value = change[field]
    const problem = value === undefined ? undefined : check(value ?? '', today)
    if (problem) problems[field] = problem
  }
  const branches = checkBranches(change.branchOffices ?? [])
  return branches ? { ...problems, branchOffices: branches } : problems
}

function checkBranches(names: readonly string[]): string | undefined {
  if (names.length > MOST_BRANCH_OFFICES) return profileMessages.tooManyBranches(MOST_BRANCH_OFFICES)
  return names.map(checkPersonText).find(Boolean)
}
