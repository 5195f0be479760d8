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
import { registrationMessages } from '../entranceMessages'
import { credentialMessages } from '../messages'
import { checkPassword } from './credentials'

/** The fields that the rules of registration check, as typed (shared/product/shell.md#registration). */
export interface RegistrationFields {
  firstName: string
  lastName: string
  email: string
  birthdate: string
  gender: string
  phone: string
  ocupation?: string
  civilState?: string
  password: string
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
    ocupation: checkPersonText(fields.ocupation ?? ''),
    civilState: checkCivilState(fields.civilState ?? ''),
    password: checkPassword(fields.password),
  }
}
