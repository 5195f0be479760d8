import { checkMailAddress } from 'shared/published/mailAddress'
import {
  CIVIL_STATES,
  checkBirthdate,
  checkFirstName,
  checkGender,
  checkLastName,
  checkPhone,
} from 'shared/published/personFields'
import { MOST_BRANCH_OFFICES, PROFILE_LENGTHS } from 'shared/published/profile'
import type { PatientChange } from '../../contract/profile'
import { profileMessages } from '../../messages'

type Field = keyof PatientChange
type Check = (text: string, today: string) => string | undefined

const CONTROL = /\p{Cc}/u
const CONTROL_BUT_LINES = /(?![\n\r\t])\p{Cc}/u

/** Text that is shown as text: no markup, no control characters, not too long. */
function checkText(text: string, most: number = PROFILE_LENGTHS.text, control = CONTROL): string | undefined {
  if ([...text].length > most) return profileMessages.tooLong(most)
  if (control.test(text)) return profileMessages.invisible
  return /[<>]/.test(text) ? profileMessages.markup : undefined
}

const unlessEmpty =
  (check: Check): Check =>
  (text, today) =>
    text === '' ? undefined : check(text, today)

const plain: Check = text => checkText(text)

const CHECKS: Readonly<Record<Exclude<Field, 'email' | 'picture' | 'branchOffices'>, Check>> = {
  firstName: text => checkText(text) ?? checkFirstName(text),
  lastName: text => checkText(text) ?? checkLastName(text),
  gender: checkGender,
  emergencyContactPhone: checkPhone,
  birthdate: checkBirthdate,
  ocupation: plain,
  civilState: unlessEmpty(text =>
    (CIVIL_STATES as readonly string[]).includes(text) ? undefined : profileMessages.civilState,
  ),
  phone: unlessEmpty(checkPhone),
  emergencyContactName: plain,
  emergencyContactLastName: plain,
  emergencyContactEmail: unlessEmpty(
    text => checkText(text, PROFILE_LENGTHS.email) ?? checkMailAddress(text),
  ),
  emergencyContactBirthdate: unlessEmpty(
    (text, today) => checkBirthdate(text, today) && profileMessages.contactBirthdate,
  ),
  emergencyContactRelationship: plain,
  objective: text => checkText(text, PROFILE_LENGTHS.objective, CONTROL_BUT_LINES),
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
  return names.map(name => checkText(name)).find(Boolean)
}
