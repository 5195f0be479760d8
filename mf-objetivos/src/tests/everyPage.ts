/** All entries of a list that comes by pages, each once: an entry that comes first meanwhile moves the pages by one. */
export async function everyPage<T extends { id: number }>(
  size: number,
  read: (page: number) => Promise<readonly T[]>,
): Promise<T[]> {
  const all = new Map<number, T>()
  for (let page = 1; ; page++) {
    const found = await read(page)
    for (const one of found) all.set(one.id, one)
    if (found.length < size) return [...all.values()]
  }
}
