/** A statement takes 65,535 parameters at most: rows are written this many at a time. */
const ROWS_PER_STATEMENT = 1000

/** The rows in their order, in parts that one statement each can take. */
export function batches<T>(rows: readonly T[], size = ROWS_PER_STATEMENT): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size))
}
