import { type ConsultationId, isFull } from 'shared/entitlements/consultations'
import { type BookingVersion, QUICK_MINUTES } from '../slots/defaultLengths'
import { rowOf, soldLength } from '../slots/soldLength'
import { type Catalogue, type Kind, payingProducts } from './acceptedProducts'
import { type Holder, heldFor } from './missingPurchase'

/** A product that the person holds, and that pays for an appointment of a kind. */
export interface PayingChoice {
  productId: ConsultationId
  /** The length of the appointment that it pays for on a page. */
  minutes: number
  /** How many of them the person holds. */
  count: number
}

type PageKind = Kind & { version: BookingVersion }

/** The purchases that can pay for an appointment of this kind, in the order in which it is used up. */
export function payingChoices(
  person: Holder,
  { version, ...kind }: PageKind,
  catalogue: Catalogue,
): PayingChoice[] {
  return heldFor(person, kind, catalogue).map(productId => ({
    productId,
    minutes: soldLength(productId, version, catalogue),
    count: person.purchases.filter(one => one.productId === productId && one.status === 'ACTIVE').length,
  }))
}

/** The person's own choice, or what a link asks for. */
interface Asked {
  productId?: string | null
  minutes?: number | undefined
}

/**
 * The purchase that pays: the chosen one, else the first of the length that is asked for, else a full consultation before
 * a quick one, so that a full one means an hour (shared/product/citas.md#entitlement).
 */
export function payingChoice(
  choices: readonly PayingChoice[],
  { productId, minutes }: Asked = {},
): PayingChoice | undefined {
  return (
    choices.find(one => one.productId === productId) ??
    choices.find(one => one.minutes === minutes) ??
    choices.find(one => isFull(one.productId)) ??
    choices[0]
  )
}

/** The length of the appointment that the person books where they choose no purchase. */
export function bookedMinutes(person: Holder, kind: PageKind, catalogue: Catalogue): number {
  return payingChoice(payingChoices(person, kind, catalogue))?.minutes ?? QUICK_MINUTES[kind.version]
}

/**
 * The length of the appointment where no purchase pays for one yet: the one that is asked for, as by the link of a held
 * slot, where a page sells it; else the shortest that it sells.
 */
export function minutesToBuy({ version, ...kind }: PageKind, catalogue: Catalogue, asked?: number): number {
  const sold = payingProducts(kind, catalogue)
    .filter(product => rowOf(catalogue, product, version))
    .map(product => soldLength(product, version, catalogue))
  if (asked !== undefined && sold.includes(asked)) return asked
  return sold.length === 0 ? QUICK_MINUTES[version] : Math.min(...sold)
}
