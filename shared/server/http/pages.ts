import { asc, desc, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PageQuery } from '../../published/fields'
import { TOTAL_HEADER } from '../../published/totalHeader'
import type { Success } from './outcome'

const DEFAULT_LIMIT = 20

/** The rows of a statement that make up one page. */
interface Rows {
  limit: number
  offset: number
}

/** Whether the caller asks for a page; without it, a call of shared/product/wire.md answers its whole list. */
export function isPaged({ page, limit }: PageQuery): boolean {
  return page !== undefined || limit !== undefined
}

/** Whether a query that is not yet checked asks for a page that is short also where its entries are long. */
export function isShortPage(query: { page?: unknown; limit?: unknown }): boolean {
  return (query.page ?? query.limit) !== undefined && Number(query.limit ?? DEFAULT_LIMIT) <= DEFAULT_LIMIT
}

/**
 * Returns one page of a list; a page after the last is empty. While more pages follow, the answer's `link` header holds
 * the address of the next one (RFC 8288), with the rest of the query. `read` gets one row more than the page has: that
 * row shows whether another page follows. With `count`, which counts the whole list, the first page tells the
 * total, for a reader who wants every page: all can be asked for at once.
 */
export async function pageOf<T>(
  query: PageQuery,
  read: (rows: Rows) => Promise<T[]>,
  count?: () => Promise<number>,
): Promise<Success<T[]>> {
  const { page = 1, limit = DEFAULT_LIMIT } = query
  const rows = await read({ limit: limit + 1, offset: (page - 1) * limit })
  const goesOn = rows.length > limit
  const headers = {
    ...(goesOn && { link: `<?${following(query, page, limit)}>; rel="next"` }),
    ...(count && page === 1 && { [TOTAL_HEADER]: String(goesOn ? await count() : rows.length) }),
  }
  return { ok: true, status: 200, data: rows.slice(0, limit), headers }
}

const following = (query: PageQuery, page: number, limit: number) =>
  new URLSearchParams(
    Object.entries({ ...query, page: page + 1, limit }).map(([name, value]) => [name, String(value)]),
  )

interface Ordered<F extends string> {
  columns: Readonly<Record<F, PgColumn>>
  /** The default order. */
  otherwise: F
  /** A column without equal values, such as the id, so that each row is on exactly one page. */
  tieBreak: PgColumn
}

/** The columns to order a list by, as its query asks; ascending by default. */
export function orderOf<F extends string>(
  { orderBy, order = 'asc' }: { orderBy?: F; order?: 'asc' | 'desc' },
  { columns, otherwise, tieBreak }: Ordered<F>,
): SQL[] {
  const direction = order === 'desc' ? desc : asc
  return [direction(columns[orderBy ?? otherwise]), direction(tieBreak)]
}
