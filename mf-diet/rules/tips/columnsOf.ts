/** Section 9: tips are laid out 4 per column. */
const PER_COLUMN = 4

/** The items of each column, in reading order. */
export function columnsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / PER_COLUMN) }, (_, column) =>
    items.slice(column * PER_COLUMN, (column + 1) * PER_COLUMN),
  )
}
