import type { PatientChange } from '../../contract/profile'

/** The words of the profile's values (shared/product/cuenta.md#profile). */

/** Of a known gender. */
export function genderWord(gender: 'male' | 'female'): string {
  return gender === 'male' ? 'Masculino' : 'Femenino'
}

/** A product named MonthlySubscription has a Spanish name; others are shown by theirs. */
export function subscriptionName(name: string): string {
  return name === 'MonthlySubscription' ? 'Suscripción mensual' : name
}

const FIELDS: Partial<Record<keyof PatientChange, string>> = {
  firstName: 'nombre',
  lastName: 'apellido',
  gender: 'género',
  emergencyContactPhone: 'teléfono',
  birthdate: 'fecha de nacimiento',
  ocupation: 'ocupación',
  civilState: 'estado civil',
  picture: 'foto',
}

const list = new Intl.ListFormat('es-MX')

/** A change in the person's words, for the notice that it was refused after it had waited. */
export function changeInWords(change: PatientChange): string {
  const names = Object.keys(change).map(field => FIELDS[field as keyof PatientChange])
  return `Tu perfil: ${list.format(names.filter(name => name !== undefined))}`
}
