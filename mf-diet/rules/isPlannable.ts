import { addDays } from 'shared/dates'

/** Two years to each side: more than anybody plans, and few enough that all plans of a person are one short list. */
const FURTHEST_DAYS = 731

/** Whether a plan can be kept for a day; our own bound, since the specification's list call has no pages. */
export function isPlannable(day: string, today: string): boolean {
  return day >= addDays(today, -FURTHEST_DAYS) && day <= addDays(today, FURTHEST_DAYS)
}
