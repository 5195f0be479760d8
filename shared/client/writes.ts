let count = 0

/** How many calls that change something are under way: a page that is left now would cut them off. */
export const writesUnderWay = (): number => count

/** Counts a call that changes something until it ends. */
export async function countedWrite<T>(call: Promise<T>): Promise<T> {
  count += 1
  try {
    return await call
  } finally {
    count -= 1
  }
}
