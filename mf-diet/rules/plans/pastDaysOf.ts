/**
 * The days of a week that are over, where the week holds today: the screen folds them away, so that today comes first. A
 * week that is over as a whole is looked at for its own sake.
 */
export function pastDaysOf(days: readonly string[], today: string): string[] {
  return days.includes(today) ? days.filter(day => day < today) : []
}
