import { addDays } from 'shared/dates'

/** A month's shopping; our own bound. */
const MOST_SHOPPING_DAYS = 31

export interface Days {
  from: string
  to: string
}

/** Whether a list can be made for these days: at least one, at most a month. */
export function areShoppingDays({ from, to }: Days): boolean {
  return from <= to && to <= addDays(from, MOST_SHOPPING_DAYS - 1)
}

/** The days of the list before a person has chosen any: today and the six after it. */
export function nextShoppingDays(today: string): Days {
  return { from: today, to: addDays(today, 6) }
}

/**
 * Whether what was bought for some days is bought for others: one of them holds all of the other. Else it is another
 * shopping, where the same food is needed anew.
 */
export function isSameShopping(some: Days, others: Days): boolean {
  return holds(some, others) || holds(others, some)
}

function holds(outer: Days, inner: Days): boolean {
  return outer.from <= inner.from && inner.to <= outer.to
}
