/** A day of last year from a month and day such as `03-22`: past everywhere, and plannable. */
export function lastYear(monthAndDay: string): string {
  return `${new Date().getFullYear() - 1}-${monthAndDay}`
}
