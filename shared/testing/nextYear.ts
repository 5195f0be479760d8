/** A day of next year, such as `03-22`: plans can be made for all of them, and none is in the year of today. */
export function nextYear(monthAndDay: string): string {
  return `${new Date().getFullYear() + 1}-${monthAndDay}`
}
