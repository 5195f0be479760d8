import { addDays } from 'shared/dates'

/**
 * The day from which a person may take a form: today when they never answered it, the day of repetition after that, and
 * undefined for an answered form that is not repeated (shared/product/objetivos.md#repeating-a-test). `repeatDays` is 0
 * for a form without repetition.
 */
export function nextTake(
  repeatDays: number,
  lastTaken: string | undefined,
  today: string,
): string | undefined {
  if (lastTaken === undefined) return today
  return repeatDays > 0 ? addDays(lastTaken, repeatDays) : undefined
}

/** Whether a form waits for this person's answers: never answered, or due again. */
export function isPending(repeatDays: number, lastTaken: string | undefined, today: string): boolean {
  const day = nextTake(repeatDays, lastTaken, today)
  return day !== undefined && day <= today
}
