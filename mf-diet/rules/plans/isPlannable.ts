import { addDays } from 'shared/dates'

/**
 * Two years to each side: further than anybody plans, and few enough days that all plans of a person fit one answer.
 */
const FURTHEST_DAYS = 731

/** The first and the last day that a plan can be saved for. The bound is ours, since the list call has no pages. */
export function plannableDays(today: string): { min: string; max: string } {
  return { min: addDays(today, -FURTHEST_DAYS), max: addDays(today, FURTHEST_DAYS) }
}

export function isPlannable(day: string, today: string): boolean {
  const { min, max } = plannableDays(today)
  return min <= day && day <= max
}
