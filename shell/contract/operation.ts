import { defineContract } from 'shared/contract'
import Type, { type Static } from 'typebox'

/** The things that the house stands on, in the order in which they are shown. */
export const THINGS = [
  'database',
  'files',
  'mail',
  'payments',
  'jobs',
  'backup',
  'vault',
  'disk',
  'certificate',
  'versions',
] as const
export type Thing = (typeof THINGS)[number]

const STATES = ['mal', 'atención', 'no se sabe', 'bien'] as const
export type State = (typeof STATES)[number]

const ThingState = Type.Object({
  name: Type.Enum(THINGS),
  state: Type.Enum(STATES),
  words: Type.String(),
  todo: Type.Optional(Type.String({ description: 'Qué hacer' })),
})
export type ThingState = Static<typeof ThingState>

export const HouseState = Type.Object({
  lookedAt: Type.String({ format: 'date-time' }),
  things: Type.Array(ThingState),
})
export type HouseState = Static<typeof HouseState>

/** How the house is, for the members who operate it. */
export const operationContract = defineContract({
  'GET staff/state': {
    summary: 'Cómo está lo que sostiene a My Diet, visto en este momento',
    access: 'staff:operation',
    answer: { size: 'small', body: HouseState },
  },
})
