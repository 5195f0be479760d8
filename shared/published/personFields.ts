import { isDay } from '../dates/dates'
import { checkPlainText } from './plainText'
import { PROFILE_LENGTHS } from './profile'

/**
 * The rules of the fields that describe a person, wherever one is written: registration, profile, family member
 * (shared/product/shell.md#registration).
 */
const personMessages = {
  firstNameRequired: 'Ingresa tu nombre.',
  firstNameLeadingBlank: 'El nombre no debe iniciar con espacios en blanco.',
  lastNameRequired: 'Ingresa tu apellido.',
  lastNameLeadingBlank: 'El apellido no debe iniciar con espacios en blanco.',
  birthdateRequired: 'Ingresa tu fecha de nacimiento.',
  genderRequired: 'Selecciona tu genero.',
  phoneRequired: 'Ingresa un número telefonico.',
  phoneTenDigits: 'Número de 10 digitos.',
  /** Our own: the message for a text that is none of the options. */
  civilState: 'Elige una de las opciones.',
  /** Our own: the message for a day that is no possible birthdate. */
  birthdateImpossible: 'Revisa tu fecha de nacimiento: no es una fecha posible.',
} as const

/** The options of the civil status after 'Seleccionar' (shared/product/cuenta.md#profile). */
export const CIVIL_STATES = ['Solter@', 'Casad@', 'Viud@', 'Union libre', 'N/D'] as const

/**
 * Control characters that are not blanks, format characters (zero width, or a change of the text's direction), letters
 * that show nothing, the empty Braille pattern, and code points that are no characters.
 */
const UNSEEN = /(?!\s)[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/gu

/** A name as it is stored: without invisible characters, with single blanks inside and none around it. */
export function normalizeName(name: string): string {
  return name.replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
}

export function checkFirstName(firstName: string): string | undefined {
  if (normalizeName(firstName) === '') return personMessages.firstNameRequired
  return /^\s/.test(firstName) ? personMessages.firstNameLeadingBlank : checkPersonText(firstName)
}

export function checkLastName(lastName: string): string | undefined {
  if (normalizeName(lastName) === '') return personMessages.lastNameRequired
  return /^\s/.test(lastName) ? personMessages.lastNameLeadingBlank : checkPersonText(lastName)
}

/** A short text about a person, such as the occupation; it may be empty. */
export function checkPersonText(text: string): string | undefined {
  return checkPlainText(text, PROFILE_LENGTHS.text)
}

/** One of `CIVIL_STATES`, or nothing. */
export function checkCivilState(state: string): string | undefined {
  const known = state === '' || (CIVIL_STATES as readonly string[]).includes(state)
  return known ? undefined : personMessages.civilState
}

export const EARLIEST_BIRTHDATE = '1900-01-01'

/** A day that exists, not before 1900 and not after today. */
export function checkBirthdate(birthdate: string, today: string): string | undefined {
  if (birthdate.trim() === '') return personMessages.birthdateRequired
  const possible = isDay(birthdate) && birthdate >= EARLIEST_BIRTHDATE && birthdate <= today
  return possible ? undefined : personMessages.birthdateImpossible
}

export function isGender(gender: string): gender is 'male' | 'female' {
  return gender === 'male' || gender === 'female'
}

export function checkGender(gender: string): string | undefined {
  return isGender(gender) ? undefined : personMessages.genderRequired
}

export function checkPhone(phone: string): string | undefined {
  if (phone.trim() === '') return personMessages.phoneRequired
  return /^[0-9]{10}$/.test(phone) ? undefined : personMessages.phoneTenDigits
}
