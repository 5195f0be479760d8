import type { ContentEntry, ContentIncludes } from '../../contract'

/** Of what came along with a list, the pictures that one entry links to: all that has to travel with it. */
export function includesOf(entry: ContentEntry, includes: ContentIncludes | undefined): ContentIncludes {
  const linked = new Set(
    [entry.fields.imagen].flat().map(link => (link as { sys?: { id?: unknown } } | null)?.sys?.id),
  )
  return { Asset: includes?.Asset?.filter(({ sys }) => linked.has(sys.id)) ?? [] }
}
