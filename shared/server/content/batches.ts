/** A statement takes 65,535 parameters at most, so rows are written in parts of this size. */
const ROWS_PER_STATEMENT = 1000

/** The rows in their order, in parts of at most `size` rows for one statement each. */
export function batches<T>(rows: readonly T[], size = ROWS_PER_STATEMENT): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size))
}
