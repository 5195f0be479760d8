import { addDays } from 'shared/dates'

/** A month's shopping; our own bound. */
const MOST_SHOPPING_DAYS = 31

interface Days {
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
