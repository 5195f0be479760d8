import type { Specialty, SpecialtyWord } from './specialty'

/** In the order in which screens show them. */
export const ALL_SPECIALTIES: Specialty[] = ['NUTRITION', 'PSYCHOLOGY', 'GYNECOLOGY']

export const specialtyNames = {
  NUTRITION: 'Nutrición',
  PSYCHOLOGY: 'Psicología',
  GYNECOLOGY: 'Ginecología',
} as const satisfies Record<Specialty, string>

export const SPECIALTY_WORDS = {
  nutricion: 'NUTRITION',
  psicologia: 'PSYCHOLOGY',
  ginecologia: 'GYNECOLOGY',
} as const satisfies Record<SpecialtyWord, Specialty>

/** The specialty as the addresses of booking write it: its place in the order of screens. */
export const specialtyCode = (specialty: Specialty) => `${ALL_SPECIALTIES.indexOf(specialty) + 1}`
