import Type, { type Static } from 'typebox'

/**
 * The categories that law or contract wants kept after an account has ended: appointments, tests with their labs and
 * the people that they are of, meal plans with the foods that they avoid, money, what was accepted, and what the staff
 * did with the data. The practice's notice names each with its reason and its years (decision 47); the rest is erased.
 */
export const KEPT_CATEGORIES = [
  'appointments',
  'results',
  'prescriptions',
  'payments',
  'consents',
  'audit',
] as const

export type KeptCategory = (typeof KEPT_CATEGORIES)[number]

/** The fate of a person's rows in a table at the end of their account. */
export type Fate = 'erased' | KeptCategory

/** A promise of the notice. */
export const KeptPromise = Type.Object({
  category: Type.Enum(KEPT_CATEGORIES),
  title: Type.String(),
  reason: Type.String({ description: 'La ley o el contrato que lo pide' }),
  years: Type.Integer(),
})
export type KeptPromise = Static<typeof KeptPromise>

/** A part of one person's data that stays after the end of their account. */
export const Kept = Type.Object({
  title: KeptPromise.properties.title,
  reason: KeptPromise.properties.reason,
  until: Type.String({ format: 'date-time' }),
})
export type Kept = Static<typeof Kept>
