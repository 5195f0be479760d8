import Type, { type Static } from 'typebox'
import { Day, Id } from './fields'

/** The ids of the products that a purchase can have (shared/product/cuenta.md#purchases). */
export const ProductId = Type.Enum([
  'Course',
  'MonthlySubscription',
  'Consultation',
  'ConsultationOnline',
  'ConsultationOnlineFull',
  'NutricionOnline',
  'NutricionCitaRapida',
  'NutricionPresencial',
  'AsesoriaNutricionalPresencial',
  'PsicologiaOnline',
  'PsicologiaPresencial',
  'GinecologaOnline',
  'GinecologaPresencial',
])
export type ProductId = Static<typeof ProductId>

/** `product` is the course's id when a course was bought. Only purchases with the status ACTIVE are sent. */
export const Purchase = Type.Object({
  productId: ProductId,
  product: Type.Union([Id, Type.Null()]),
  status: Type.Literal('ACTIVE'),
  createdAt: Type.String({ format: 'date-time' }),
})
export type Purchase = Static<typeof Purchase>

export const Subscription = Type.Object({ name: Type.String() })
export type Subscription = Static<typeof Subscription>

/**
 * The step before a member of the staff is let in: to set up the second factor, which an operator has opened (`ENROL`) or
 * not (`CLOSED`), or to give it (`ASK`).
 */
export const MissingFactor = Type.Enum(['ENROL', 'CLOSED', 'ASK'])
export type MissingFactor = Static<typeof MissingFactor>

/** The address to which a person's account changes once the link is opened that was mailed there. */
export const PendingAddress = Type.Object({
  address: Type.String(),
  /** When the link ends. */
  until: Type.String({ format: 'date-time' }),
})
export type PendingAddress = Static<typeof PendingAddress>

/** The facts about the signed-in person, as `auth/me` answers them (shared/product/shell.md#session). */
export const PersonFacts = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  gender: Type.Union([Type.Enum(['male', 'female']), Type.Null()]),
  birthdate: Type.Union([Day, Type.Null()]),
  picture: Type.String(),
  emergencyContactPhone: Type.String(),
  ocupation: Type.String(),
  civilState: Type.String(),
  purchases: Type.Array(Purchase),
  subscriptions: Type.Array(Subscription),
  /**
   * The person has not accepted the notice in force: writing calls answer 403 until then
   * (shared/product/shell.md#consent).
   */
  mustAcceptPrivacyNotice: Type.Boolean(),
  /** Present only for a member of the practice's staff. */
  staff: Type.Optional(Type.Literal(true)),
  /** The member's duties (`shared/published/duties`), by which pages show what is theirs; the server asks by itself. */
  duties: Type.Optional(Type.Array(Type.String())),
  /** Present until this session of a member of the staff has given the second factor. */
  secondFactor: Type.Optional(MissingFactor),
  /** The account's address, present until its owner has opened a link that was mailed to it. */
  unprovedAddress: Type.Optional(Type.String()),
  /** Present while a change of the account's address waits for its link. */
  pendingAddress: Type.Optional(PendingAddress),
})
export type PersonFacts = Static<typeof PersonFacts>

/** The answer of `auth/login`: the person and their token. */
export const SignedInPerson = Type.Object({ ...PersonFacts.properties, token: Type.String() })
export type SignedInPerson = Static<typeof SignedInPerson>
