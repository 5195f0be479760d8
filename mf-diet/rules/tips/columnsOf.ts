/** The number of tips in a column (shared/product/diet.md#tips). */
const PER_COLUMN = 4

/** The items of each column, in reading order. */
export function columnsOf<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / PER_COLUMN) }, (_, column) =>
    items.slice(column * PER_COLUMN, (column + 1) * PER_COLUMN),
  )
}
