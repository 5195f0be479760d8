import { ProductId } from 'shared/published/person'
import Type, { type Static } from 'typebox'

/** The rows of the practice's three files, under the columns' names. */

const Name = Type.String({ minLength: 1, maxLength: 100 })
const Text = Type.String({ maxLength: 2000 })
/** Pesos, with two decimals where there are centavos. */
const Pesos = Type.String({ pattern: '^[1-9]\\d{0,5}([.]\\d{2})?$' })
const NoPesos = Type.String({ pattern: '^([1-9]\\d{0,5}([.]\\d{2})?)?$' })
const YesNo = Type.Enum(['sí', 'no'])

export const PlanRow = Type.Object({
  specialty: Type.Integer({ minimum: 1, maximum: 3 }),
  title: Name,
  type: Name,
  descripcion: Text,
  image: Type.String({ maxLength: 200 }),
  /** The names of monthly plans, separated by |. */
  subscriptions: Type.String({ maxLength: 500 }),
  hidden: YesNo,
})

export const MonthlyPlanRow = Type.Object({
  priceId: Type.String({ pattern: '^[a-z0-9][a-z0-9_-]{0,63}$' }),
  name: Name,
  title: Name,
  descripcion: Text,
  /** Lines, separated by |. */
  includes: Type.String({ maxLength: 1000 }),
  price: Pesos,
  includesAppointment: YesNo,
})

export const ProductRow = Type.Object({
  productId: ProductId,
  /** The title of a course with a price of its own, or empty. */
  course: Type.String({ maxLength: 200 }),
  /** `v1` or `v3`, or empty: both. */
  list: Type.Enum(['', 'v1', 'v3']),
  title: Name,
  description: Text,
  /** Minutes, or empty. */
  minutes: Type.String({ pattern: '^([1-9]\\d{0,2})?$' }),
  /** The specialties of the appointments that it pays for, separated by |; absent or empty: no limit. */
  specialties: Type.Optional(Type.String({ maxLength: 100 })),
  /** Their places, `en línea` and `presencial`, likewise. */
  places: Type.Optional(Type.String({ maxLength: 100 })),
  price: Pesos,
  holderPrice: NoPesos,
  unlockPrice: NoPesos,
})

export type PlanContent = Static<typeof PlanRow>
export type MonthlyPlanContent = Static<typeof MonthlyPlanRow>
export type ProductContent = Static<typeof ProductRow>
