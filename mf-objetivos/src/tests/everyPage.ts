/** As many as a browser asks one server for at once without HTTP/2. */
const AT_ONCE = 6

/**
 * All entries of a list that comes by pages, each once: an entry that comes first meanwhile moves the pages by one. After
 * a first page that is full the next ones are asked for together, since each round trip is long on a phone.
 */
export async function everyPage<T extends { id: number }>(
  size: number,
  read: (page: number) => Promise<readonly T[]>,
): Promise<T[]> {
  const all = new Map<number, T>()
  for (let first = 1, count = 1; ; first += count, count = AT_ONCE) {
    const pages = await Promise.all(Array.from({ length: count }, (_, at) => read(first + at)))
    for (const one of pages.flat()) all.set(one.id, one)
    if (pages.some(page => page.length < size)) return [...all.values()]
  }
}
