import { like, or } from 'drizzle-orm'
import { fileAddress } from 'shared/published/uploads'
import { listCell } from 'shared/server/content/listCell'
import { replaceOrDelete } from 'shared/server/content/replaceRows'
import type { Database } from 'shared/server/database/database'
import { orderOf } from 'shared/server/http/pages'
import { fold } from 'shared/text/fold'
import type { Product, ProductQuery } from '../../contract/products'
import { products } from '../schema'

/** The names in the order of a Spanish dictionary: *Ácido* beside *Avena*, *Ñame* after *Nuez*. */
const { compare } = new Intl.Collator('es')

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
export async function findProducts(
  database: Database,
  query: ProductQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<Product[]> {
  const tags = listCell(query.q ?? '').map(tag => like(searchText, `%${escapeLike(fold(tag))}%`))
  const order = orderOf(query, {
    columns: { name: products.position },
    otherwise: 'name',
    tieBreak: products.id,
  })
  const found = await database
    .select(shown)
    .from(products)
    .where(or(...tags))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return found.map(product => ({ ...product, gallery: product.gallery.map(fileAddress) }))
}

/** `%` and `_` are letters of a tag like any other. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, character => `\\${character}`)
}

export async function hasProducts(database: Database): Promise<boolean> {
  return (await database.select({ id: products.id }).from(products).limit(1)).length > 0
}

/** Replaces the catalogue; no other table refers to a product, so missing ones are deleted. `gallery` holds names. */
export async function replaceProducts(
  database: Database,
  catalogue: readonly Omit<Product, 'id'>[],
): Promise<void> {
  const inOrder = catalogue.toSorted((one, other) => compare(one.name, other.name))
  const rows = inOrder.map((product, position) => ({
    ...product,
    position,
    searchText: fold(product.categories.join('\n')),
  }))
  await replaceOrDelete(database, products, products.name, rows)
}
