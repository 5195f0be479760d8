import type { ContentEntry, ContentIncludes } from '../../contract/tips'

/** The pictures, out of a list's includes, that one entry links to: navigation to the entry carries only these. */
export function includesOf(entry: ContentEntry, includes: ContentIncludes | undefined): ContentIncludes {
  const linked = new Set(
    [entry.fields.imagen].flat().map(link => (link as { sys?: { id?: unknown } } | null)?.sys?.id),
  )
  return { Asset: includes?.Asset?.filter(({ sys }) => linked.has(sys.id)) ?? [] }
}
