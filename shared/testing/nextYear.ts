/** A day of next year from a month and day such as `03-22`: plannable, and never in the current year. */
export function nextYear(monthAndDay: string): string {
  return `${new Date().getFullYear() + 1}-${monthAndDay}`
}
