import { like, or } from 'drizzle-orm'
import { listCell } from 'shared/server/content/listCell'
import { replaceOrDelete } from 'shared/server/content/replaceRows'
import type { Database } from 'shared/server/database/database'
import { orderOf } from 'shared/server/http/pages'
import { fold } from 'shared/text/fold'
import type { Product, ProductQuery } from '../../contract'
import { products } from '../schema'

const { searchText, ...shown } = {
  id: products.id,
  name: products.name,
  gallery: products.gallery,
  categories: products.categories,
  usage: products.usage,
  whereToBuy: products.whereToBuy,
  avoid: products.avoid,
  searchText: products.searchText,
}

/** The products with a category that contains one of the tags, whatever the case and the accents; all without tags. */
export function findProducts(
  database: Database,
  query: ProductQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Product[]> {
  const tags = listCell(query.q ?? '').map(tag => like(searchText, `%${escapeLike(fold(tag))}%`))
  const order = orderOf(query, {
    columns: { name: products.name },
    otherwise: 'name',
    tieBreak: products.id,
  })
  return database
    .select(shown)
    .from(products)
    .where(or(...tags))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/** `%` and `_` are letters of a tag like any other. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, character => `\\${character}`)
}

export async function hasProducts(database: Database): Promise<boolean> {
  return (await database.select({ id: products.id }).from(products).limit(1)).length > 0
}

/** Replaces the catalogue; no other table refers to a product, so missing ones are deleted. */
export async function replaceProducts(
  database: Database,
  catalogue: readonly Omit<Product, 'id'>[],
): Promise<void> {
  const rows = catalogue.map(product => ({ ...product, searchText: fold(product.categories.join('\n')) }))
  await replaceOrDelete(database, products, products.name, rows)
}
