import { checkMailAddress } from 'shared/published/mailAddress'
import { checkBirthdate, checkFirstName, checkGender, checkLastName } from 'shared/published/personFields'
import { checkPlainText } from 'shared/published/plainText'
import { familyMessages } from '../../messages'

export interface FamilyFields {
  firstName: string
  lastName: string
  birthDate: string
  gender: string
  email: string
  phone: string
  relationship: string
}

export const FAMILY_LENGTHS = { name: 100, email: 254, relationship: 60 } as const

/** The most family members of one account. */
export const MOST_FAMILY_MEMBERS = 20

/**
 * The problems of a family member's fields (shared/product/objetivos.md#family-members). Email, phone and relationship
 * may be empty. `today` is the clinic's day.
 */
export function checkFamilyMember(
  { firstName, lastName, birthDate, gender, email, phone, relationship }: FamilyFields,
  today: string,
): Partial<Record<keyof FamilyFields, string>> {
  const problems = {
    firstName: checkFirstName(firstName),
    lastName: checkLastName(lastName),
    birthDate: checkBirthdate(birthDate, today),
    gender: checkGender(gender),
    email:
      email === '' ? undefined : (checkPlainText(email, FAMILY_LENGTHS.email) ?? checkMailAddress(email)),
    phone: /^[0-9]{0,10}$/.test(phone) ? undefined : familyMessages.phone,
    relationship: checkPlainText(relationship, FAMILY_LENGTHS.relationship),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

const ADULT_YEARS = 18

/**
 * Whether a person is of age: from the 18th birthday on, and from 1 March on for somebody born on 29 February where that
 * year has none. The calendar decides, not the product's formula for an age in years, which leaves out leap days.
 */
export function isAdult(birthDate: string, today: string): boolean {
  return birthdayOfAge(birthDate) <= today
}

/** The 18th birthday as text; 29 February also in a year without one, which is still ordered rightly. */
function birthdayOfAge(birthDate: string): string {
  return `${Number(birthDate.slice(0, 4)) + ADULT_YEARS}${birthDate.slice(4)}`
}

/** Whether an adult allows the account that added them to see their results. A child is not asked. */
export type Consent = 'NONE' | 'ASKED' | 'GRANTED' | 'REFUSED'

/** Whether the account may see the answers and results of this family member. */
export function mayBeShown(member: { birthDate: string; consent: Consent }, today: string): boolean {
  return !isAdult(member.birthDate, today) || member.consent === 'GRANTED'
}
