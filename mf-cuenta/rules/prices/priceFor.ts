import { holds, ownedCourseIds } from 'shared/entitlements'
import { isConsultation } from 'shared/entitlements/consultations'
import type { PriceList } from 'shared/published/buying'
import type { Purchase } from 'shared/published/person'
import type { Discount, Price } from '../../contract/payments'
import { discountTexts } from '../../messages'

/** Per cent off a consultation for the holder of a plan (shared/product/cuenta.md#prices). */
const PLAN_DISCOUNT_PERCENT = 10

/** A row of the practice's price list; amounts in centavos. */
export interface Product extends Omit<Price, 'listAmount' | 'amount' | 'discount'> {
  amount: number
  /** The price of a consultation for a holder of an ACTIVE Course or MonthlySubscription; null: there is none. */
  holderAmount: number | null
  /** The price of the course that unlocks the meal plan, for a person without a course; null: it is not that course. */
  unlockAmount: number | null
}

interface Holder {
  purchases: readonly Pick<Purchase, 'productId' | 'product' | 'status'>[]
}

/**
 * The person's price of a product. Discounts are not added up: the one that takes most off counts
 * (shared/product/cuenta.md#prices).
 */
export function priceFor(product: Product, person: Holder): Price {
  const { amount: listAmount, holderAmount: _, unlockAmount: __, ...described } = product
  const discount = discountsOf(product, person).reduce<Discount | null>(
    (best, one) => (one.amount > (best?.amount ?? 0) ? one : best),
    null,
  )
  return { ...described, listAmount, amount: listAmount - (discount?.amount ?? 0), discount }
}

const EARNED: Readonly<Record<Discount['kind'], (person: Holder) => boolean>> = {
  mealPlan: person => ownedCourseIds(person).length === 0,
  holder: person => holds(person, 'Course') || holds(person, 'MonthlySubscription'),
  plan: person => holds(person, 'MonthlySubscription'),
}

/** Whether a discount of this kind is given to the person, on the products that have it. */
export function isEarned(kind: Discount['kind'], person: Holder): boolean {
  return EARNED[kind](person)
}

function discountsOf(product: Product, person: Holder): Discount[] {
  const { amount, holderAmount, unlockAmount } = product
  const found: Discount[] = []
  const add = (kind: Discount['kind'], off: number) => {
    if (isEarned(kind, person)) found.push({ kind, amount: off, text: discountTexts[kind] })
  }
  if (product.productId === 'Course') {
    if (unlockAmount !== null) add('mealPlan', amount - unlockAmount)
    return found
  }
  if (!isConsultation(product.productId)) return found
  if (holderAmount !== null) add('holder', amount - holderAmount)
  add('plan', planDiscount(amount))
  return found
}

/** 10 % of an amount, rounded to whole centavos in the person's favour. */
export function planDiscount(amount: number): number {
  return Math.ceil((amount * PLAN_DISCOUNT_PERCENT) / 100)
}

/**
 * The row of a product in a list of prices: of a course the row of its own before that of every course, of a
 * consultation the row of its list. Undefined where the practice does not sell it.
 */
export function findPrice<P extends Pick<Price, 'productId' | 'product' | 'list'>>(
  prices: readonly P[],
  {
    productId,
    product = null,
    list = 'v3',
  }: { productId: string; product?: number | null; list?: PriceList },
): P | undefined {
  const rows = prices.filter(price => price.productId === productId)
  if (productId === 'Course') {
    return rows.find(price => price.product === product) ?? rows.find(price => price.product === null)
  }
  return rows.find(price => price.list === list) ?? rows.find(price => price.list === null)
}
