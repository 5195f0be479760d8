import type { Specialty } from '../../published/specialty'

/** The specialties as the files of a practice's content write them. */
export const SPECIALTY_WORDS = {
  nutricion: 'NUTRITION',
  psicologia: 'PSYCHOLOGY',
  ginecologia: 'GYNECOLOGY',
} as const satisfies Record<string, Specialty>
