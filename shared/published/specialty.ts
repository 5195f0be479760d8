import Type, { type Static } from 'typebox'

/** The specialties of the practice. */
export const Specialty = Type.Union([
  Type.Literal('NUTRITION'),
  Type.Literal('PSYCHOLOGY'),
  Type.Literal('GYNECOLOGY'),
])
export type Specialty = Static<typeof Specialty>

/** A specialty as the files of a practice's content write it. */
export const SpecialtyWord = Type.Union([
  Type.Literal('nutricion'),
  Type.Literal('psicologia'),
  Type.Literal('ginecologia'),
])
export type SpecialtyWord = Static<typeof SpecialtyWord>
