import Type, { type Static } from 'typebox'
import { Day, Id } from './fields'

/** What a purchase can be of (specification, 3). */
export const ProductId = Type.Union([
  Type.Literal('Course'),
  Type.Literal('MonthlySubscription'),
  Type.Literal('Consultation'),
  Type.Literal('ConsultationOnline'),
  Type.Literal('ConsultationOnlineFull'),
  Type.Literal('NutricionOnline'),
  Type.Literal('NutricionCitaRapida'),
  Type.Literal('NutricionPresencial'),
  Type.Literal('AsesoriaNutricionalPresencial'),
  Type.Literal('PsicologiaOnline'),
  Type.Literal('PsicologiaPresencial'),
  Type.Literal('GinecologaOnline'),
  Type.Literal('GinecologaPresencial'),
])
export type ProductId = Static<typeof ProductId>

/** `product` is the course's id when a course was bought. Only ACTIVE ones are sent. */
export const Purchase = Type.Object({
  productId: ProductId,
  product: Type.Union([Id, Type.Null()]),
  status: Type.Literal('ACTIVE'),
  createdAt: Type.String({ format: 'date-time' }),
})
export type Purchase = Static<typeof Purchase>

export const Subscription = Type.Object({ name: Type.String() })
export type Subscription = Static<typeof Subscription>

/** The signed-in person's own facts (specification, 3, "User session"), as `auth/me` answers them. */
export const PersonFacts = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  gender: Type.Union([Type.Literal('male'), Type.Literal('female'), Type.Null()]),
  birthdate: Type.Union([Day, Type.Null()]),
  picture: Type.String(),
  emergencyContactPhone: Type.String(),
  ocupation: Type.String(),
  civilState: Type.String(),
  purchases: Type.Array(Purchase),
  subscriptions: Type.Array(Subscription),
  /** Has not accepted the privacy notice in force: sees it before anything else, and nothing of theirs is written (rulings, 22). */
  mustAcceptPrivacyNotice: Type.Boolean(),
  /** Only there for a member of the practice's staff. */
  staff: Type.Optional(Type.Literal(true)),
})
export type PersonFacts = Static<typeof PersonFacts>

/** What `auth/login` answers: the person and the token that proves it from now on. */
export const SignedInPerson = Type.Object({ ...PersonFacts.properties, token: Type.String() })
export type SignedInPerson = Static<typeof SignedInPerson>
