import Type, { type Static } from 'typebox'

/** Fields with the same meaning in every call. */

/** Ids are positive integers that fit the database's `integer`. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** A day that exists, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date' })

const page = {
  /** The page's number, from 1. */
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  /** The number of entries of a page. */
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}

/** The query of a list that is answered page by page; the server's half is `shared/server/http/pages`. */
export const PageQuery = Type.Object(page)
export type PageQuery = Static<typeof PageQuery>

/** The query of a list by pages that may be ordered by some of its fields: `orderedPageQuery('name', 'createdAt')`. */
export function orderedPageQuery<const F extends string[]>(...fields: F) {
  return Type.Object({
    ...page,
    orderBy: Type.Optional(Type.Enum(fields)),
    order: Type.Optional(Type.Enum(['asc', 'desc'])),
  })
}
