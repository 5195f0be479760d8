/** The most pages that are asked for at once. */
const AT_ONCE = 24

interface Page<T> {
  entries: readonly T[]
  /** How many the whole list has, where this page tells it. */
  total?: number | undefined
}

/**
 * All entries of a list that comes by pages of `size`, each once: an entry that comes first meanwhile moves the pages by
 * one. Once the total is known the other pages are asked for together, since each round trip is long on a phone.
 */
export async function everyPage<T extends { id: number }>(
  size: number,
  read: (page: number) => Promise<Page<T>>,
): Promise<T[]> {
  const all = new Map<number, T>()
  let total: number | undefined
  for (let next = 1, count = 1; ; next += count, count = countOf(total, all.size, size)) {
    const pages = await Promise.all(Array.from({ length: count }, (_, at) => read(next + at)))
    for (const { entries } of pages) for (const one of entries) all.set(one.id, one)
    total ??= pages[0]?.total
    if (all.size >= (total ?? Number.POSITIVE_INFINITY) || pages.some(({ entries }) => entries.length < size))
      return [...all.values()]
  }
}

/** How many pages the entries that are missing fill. */
function countOf(total: number | undefined, found: number, size: number): number {
  if (total === undefined) return 1
  return Math.min(Math.max(Math.ceil((total - found) / size), 1), AT_ONCE)
}
