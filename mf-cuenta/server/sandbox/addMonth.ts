/** The same day and time a month later, in UTC; the last day of a shorter month. */
export function addMonth(at: Date): Date {
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + 1]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const moved = new Date(at)
  moved.setUTCFullYear(year, month, Math.min(at.getUTCDate(), lastDay))
  return moved
}
