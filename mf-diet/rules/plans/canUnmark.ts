import { dayIn } from 'shared/dates/instants'

/**
 * Whether a consumed meal can be unmarked: until the clinic's day ends on which it was marked. A meal that an earlier
 * rating marks too stays consumed.
 */
export function canUnmark(marks: readonly { createdAt: string | Date }[], now: Date): boolean {
  return marks.every(({ createdAt }) => dayIn(new Date(createdAt)) === dayIn(now))
}
