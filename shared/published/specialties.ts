import type { Specialty } from './specialty'

/** In the order in which screens show them. */
export const ALL_SPECIALTIES: Specialty[] = ['NUTRITION', 'PSYCHOLOGY', 'GYNECOLOGY']

export const specialtyNames = {
  NUTRITION: 'Nutrición',
  PSYCHOLOGY: 'Psicología',
  GYNECOLOGY: 'Ginecología',
} as const satisfies Record<Specialty, string>
