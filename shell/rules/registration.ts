import { isDay } from 'shared/dates'
import { credentialMessages, registrationMessages } from '../messages'
import { checkEmail, checkPassword } from './credentials'

/** The fields that the rules of registration check, as typed (shared/product/shell.md#registration). */
export interface RegistrationFields {
  firstName: string
  lastName: string
  email: string
  birthdate: string
  gender: string
  phone: string
  password: string
}

/** Control characters that are not blanks, and format characters: zero width, or a change of the text's direction. */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}]/gu

/** A name as it is stored: without invisible characters, with single blanks inside and none around it. */
export function keptName(name: string): string {
  return name.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
}

export function checkFirstName(firstName: string): string | undefined {
  if (keptName(firstName) === '') return registrationMessages.firstNameRequired
  return /^\s/.test(firstName) ? registrationMessages.firstNameLeadingBlank : undefined
}

export function checkLastName(lastName: string): string | undefined {
  if (keptName(lastName) === '') return registrationMessages.lastNameRequired
  return /^\s/.test(lastName) ? registrationMessages.lastNameLeadingBlank : undefined
}

/** Blanks, invisible characters, and those that separate addresses in a mail's header. */
const NOT_IN_AN_ADDRESS = /[\s\p{C}<>()[\]\\,;:"]/u

/** For an address that gets mail: the sign-in rule, and also that it is exactly one address. */
export function checkMailAddress(email: string): string | undefined {
  const problem = checkEmail(email)
  if (problem) return problem
  const [name = '', domain = ''] = withoutBlanksAround(email).split('@')
  const sound = [name, domain].every(part => !NOT_IN_AN_ADDRESS.test(part) && part.split('.').every(Boolean))
  return sound ? undefined : credentialMessages.emailRequired
}

/** Addresses are stored and looked up in lower case (shared/product/shell.md#registration). */
export function canonicalAddress(email: string): string {
  return withoutBlanksAround(email).toLowerCase()
}

/** Blanks only: a line break is not something a person types around an address. */
function withoutBlanksAround(email: string): string {
  return email.replace(/^ +| +$/g, '')
}

export const EARLIEST_BIRTHDATE = '1900-01-01'

/** A day that exists, not before 1900 and not after today. */
export function checkBirthdate(birthdate: string, today: string): string | undefined {
  if (birthdate.trim() === '') return registrationMessages.birthdateRequired
  const possible = isDay(birthdate) && birthdate >= EARLIEST_BIRTHDATE && birthdate <= today
  return possible ? undefined : registrationMessages.birthdateImpossible
}

export function isGender(gender: string): gender is 'male' | 'female' {
  return gender === 'male' || gender === 'female'
}

export function checkGender(gender: string): string | undefined {
  return isGender(gender) ? undefined : registrationMessages.genderRequired
}

export function checkPhone(phone: string): string | undefined {
  if (phone.trim() === '') return registrationMessages.phoneRequired
  return /^[0-9]{10}$/.test(phone) ? undefined : registrationMessages.phoneTenDigits
}

/** For the page only: the confirmation is not sent. */
export function checkConfirmation(password: string, confirmation: string): string | undefined {
  if (confirmation === '') return credentialMessages.passwordRequired
  return confirmation === password ? undefined : registrationMessages.confirmationDiffers
}

/** The error of each field, in the form's order; undefined for a valid field. `today` is the clinic's day. */
export function checkRegistration(
  fields: RegistrationFields,
  today: string,
): Record<keyof RegistrationFields, string | undefined> {
  return {
    firstName: checkFirstName(fields.firstName),
    lastName: checkLastName(fields.lastName),
    email: checkMailAddress(fields.email),
    birthdate: checkBirthdate(fields.birthdate, today),
    gender: checkGender(fields.gender),
    phone: checkPhone(fields.phone),
    password: checkPassword(fields.password),
  }
}
