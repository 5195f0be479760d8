import Type, { type Static } from 'typebox'

/** The specialties of the practice. */
export const Specialty = Type.Union([
  Type.Literal('NUTRITION'),
  Type.Literal('PSYCHOLOGY'),
  Type.Literal('GYNECOLOGY'),
])
export type Specialty = Static<typeof Specialty>
