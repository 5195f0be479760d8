import { useSearchParams } from 'shared/router'

/** The page is always 1; its limit starts at 6 and grows by 6 (shared/product/cursos.md#solutions). */
const PAGE = 6
/** The server's largest limit. */
const MOST = 1000
const SEPARATOR = '|'

/** The tags of the search and the number of products that are shown, both in the address. */
export function useTagSearch() {
  const [search, setSearch] = useSearchParams()
  const tags = (search.get('etiquetas') ?? '').split(SEPARATOR).filter(tag => tag !== '')
  const asked = Math.trunc(Number(search.get('limite'))) || PAGE
  const limit = Math.min(MOST, Math.max(PAGE, asked))

  function change(parts: Record<string, string>) {
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(parts)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const setTags = (next: readonly string[]) => change({ etiquetas: next.join(SEPARATOR), limite: '' })

  return {
    tags,
    limit,
    canGrow: limit < MOST,
    /** An empty tag is ignored, and so is one that is there already. */
    add(text: string) {
      const tag = text.replaceAll(SEPARATOR, ' ').trim()
      const known = tags.some(other => other.toLocaleLowerCase('es') === tag.toLocaleLowerCase('es'))
      if (tag && !known) setTags([...tags, tag])
    },
    remove: (tag: string) => setTags(tags.filter(other => other !== tag)),
    clear: () => setTags([]),
    more: () => change({ limite: String(Math.min(MOST, limit + PAGE)) }),
  }
}
