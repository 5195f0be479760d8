import { MS_PER_MINUTE } from 'shared/dates/times'

/** How long before the start an appointment is near, so that its link is shown first of all. */
const NEAR_MINUTES = 30

/** Whether the appointment has begun or begins within half an hour, and is not over. */
export function isNear({ init, end }: { init: string; end: string }, now: Date): boolean {
  return Date.parse(init) - now.getTime() <= NEAR_MINUTES * MS_PER_MINUTE && Date.parse(end) > now.getTime()
}
