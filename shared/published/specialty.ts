import Type, { type Static } from 'typebox'

/** The specialties of the practice. */
export const Specialty = Type.Enum(['NUTRITION', 'PSYCHOLOGY', 'GYNECOLOGY'])
export type Specialty = Static<typeof Specialty>

/** A specialty as the files of a practice's content write it. */
export const SpecialtyWord = Type.Enum(['nutricion', 'psicologia', 'ginecologia'])
export type SpecialtyWord = Static<typeof SpecialtyWord>
