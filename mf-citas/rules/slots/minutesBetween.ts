import { MS_PER_MINUTE } from 'shared/dates/times'

/**
 * The minutes from one instant to another, with their fraction, which `differenceInMinutes` of date-fns cuts off: a length
 * of 20 minutes and 30 seconds is none that is sold. NaN where one of them is no time.
 */
export function minutesBetween(init: Date | string, end: Date | string): number {
  return (new Date(end).getTime() - new Date(init).getTime()) / MS_PER_MINUTE
}
