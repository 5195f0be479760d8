import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PageQuery } from '../../published/fields'
import { ok, type Success } from './outcome'

const DEFAULT_LIMIT = 20

/** The rows of a statement that make up one page. */
interface Rows {
  limit: number
  offset: number
}

/**
 * Answers one page of a list; a page after the last is empty. While more pages follow, the answer's `link` header
 * leads to the next one (RFC 8288), with everything else that was asked for. `read` gets one row more than the page
 * has: that row tells whether another page follows.
 */
export async function pageOf<T>(query: PageQuery, read: (rows: Rows) => Promise<T[]>): Promise<Success<T[]>> {
  const { page = 1, limit = DEFAULT_LIMIT } = query
  const rows = await read({ limit: limit + 1, offset: (page - 1) * limit })
  const answer = ok(rows.slice(0, limit))
  if (rows.length <= limit) return answer
  const next = new URLSearchParams(
    Object.entries({ ...query, page: page + 1, limit }).map(([name, value]) => [name, String(value)]),
  )
  return { ...answer, headers: { link: `<?${next}>; rel="next"` } }
}

interface Ordered<F extends string> {
  columns: Readonly<Record<F, PgColumn>>
  /** The order where none is asked for. */
  otherwise: F
  /** A column without equal values, such as the id: no row stands on two pages or on none. */
  tieBreak: PgColumn
}

/** What a list is ordered by, as its query asks; ascending unless it says otherwise. */
export function orderOf<F extends string>(
  { orderBy, order = 'asc' }: { orderBy?: F; order?: 'asc' | 'desc' },
  { columns, otherwise, tieBreak }: Ordered<F>,
): SQL[] {
  const direction = order === 'desc' ? desc : asc
  return [direction(columns[orderBy ?? otherwise]), direction(tieBreak)]
}
