import { defineContract } from 'shared/contract'
import Type, { type Static } from 'typebox'

const PROBLEM_KINDS = ['load', 'render', 'call', 'script', 'csp', 'integrity', 'skew'] as const
export type ProblemKind = (typeof PROBLEM_KINDS)[number]

/** The kinds of problems by which a person does not see a screen. */
export const NOT_OPENED: readonly ProblemKind[] = ['load', 'render', 'integrity']

/** `VISIT`: a screen was opened. */
const MEASURES = ['LCP', 'INP', 'CLS', 'VISIT'] as const
export type Measure = (typeof MEASURES)[number]

const Short = Type.String({ maxLength: 100 })

/** The part of the page that it is about: its release, and the screen as the pattern of a route. */
const Place = { release: Type.Optional(Short), screen: Type.Optional(Short) }

const Problem = Type.Object({
  ...Place,
  kind: Type.Enum(PROBLEM_KINDS),
  code: Type.String({ maxLength: 12, description: 'El código que ve la persona' }),
  name: Type.Optional(Short),
  message: Type.Optional(Type.String({ maxLength: 300 })),
  frames: Type.Optional(
    Type.Array(Type.String({ maxLength: 120 }), {
      maxItems: 20,
      description: 'La pila minificada: mf-diet@versión/archivo:línea:columna',
    }),
  ),
  call: Type.Optional(Type.String({ maxLength: 120, description: 'Su nombre en el contrato' })),
  status: Type.Optional(Type.Integer({ minimum: 0, maximum: 599 })),
})
export type ProblemReport = Static<typeof Problem>

const Vital = Type.Object({
  ...Place,
  measure: Type.Enum(MEASURES),
  value: Type.Number({ minimum: 0, maximum: 1_000_000 }),
})
export type VitalReport = Static<typeof Vital>

export const ClientReports = Type.Object({
  shell: Type.Optional(Short),
  problems: Type.Array(Problem, { maxItems: 20 }),
  vitals: Type.Array(Vital, { maxItems: 20 }),
})
export type ClientReports = Static<typeof ClientReports>

/** The calls by which pages tell the teams what fails (decision 37). */
export const reportsContract = defineContract({
  'POST client-reports': {
    limited: true,
    summary: 'De la página: lo que falló y qué tan rápida fue, sin datos de personas',
    access: 'anyone',
    body: ClientReports,
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})
