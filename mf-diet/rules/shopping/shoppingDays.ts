import { addDays } from 'shared/dates'

/** The most days of one list; the bound is ours. */
const MOST_SHOPPING_DAYS = 31

export interface Days {
  from: string
  to: string
}

/** Whether a list can be made for these days: at least one, at most 31. */
export function areShoppingDays({ from, to }: Days): boolean {
  return from <= to && to <= addDays(from, MOST_SHOPPING_DAYS - 1)
}

/** The default days of a list: today and the six after it. */
export function nextShoppingDays(today: string): Days {
  return { from: today, to: addDays(today, 6) }
}

/**
 * Whether ticks for some days count for others: one range contains the other. Otherwise it is another shopping, where
 * the same food is needed again.
 */
export function isSameShopping(some: Days, others: Days): boolean {
  return holds(some, others) || holds(others, some)
}

function holds(outer: Days, inner: Days): boolean {
  return outer.from <= inner.from && inner.to <= outer.to
}
