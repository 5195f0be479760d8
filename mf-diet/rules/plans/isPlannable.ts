import { addDays } from 'shared/dates'

/** Two years to each side: more than anybody plans, and few enough that all plans of a person are one short list. */
const FURTHEST_DAYS = 731

/** The first and the last day that a plan can be kept for; our own bound, since the specification's list call has no pages. */
export function plannableDays(today: string): { min: string; max: string } {
  return { min: addDays(today, -FURTHEST_DAYS), max: addDays(today, FURTHEST_DAYS) }
}

export function isPlannable(day: string, today: string): boolean {
  const { min, max } = plannableDays(today)
  return min <= day && day <= max
}
