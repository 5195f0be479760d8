/**
 * Whether a meal of a plan can be marked as consumed: from its own day on, by the clinic's day. Browser and server ask
 * the same, each by its own clock, so a device whose clock is ahead marks nothing early.
 */
export function canMark(day: string, clinicDay: string): boolean {
  return day <= clinicDay
}
