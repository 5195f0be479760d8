import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/** A recommended product; the catalogue is called Solutions. */
export const Product = Type.Object({
  id: Id,
  name: Type.String(),
  /** The addresses of its pictures. */
  gallery: Type.Array(Type.String()),
  categories: Type.Array(Type.String()),
  /** HTML, sanitised; as are the next two. */
  usage: Type.String(),
  whereToBuy: Type.String(),
  avoid: Type.String(),
})
export type Product = Static<typeof Product>

/** The page is always 1 and the limit grows (shared/product/cursos.md#solutions), so a limit may be large. */
export const ProductQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  /** Tags separated by |; a product with a category that contains one of them is found. */
  q: Type.Optional(Type.String({ maxLength: 1000 })),
  orderBy: Type.Optional(Type.Enum(['name'])),
  order: Type.Optional(Type.Enum(['asc', 'desc'])),
})
export type ProductQuery = Static<typeof ProductQuery>

export const productsContract = defineContract({
  'GET products': {
    summary: 'Los productos recomendados, por páginas',
    query: ProductQuery,
    answer: { size: 'list', body: Type.Array(Product) },
  },
})
