import type { ContentKind } from 'shared/server/content/content'
import { listCell } from 'shared/server/content/listCell'
import { sanitizeHtml } from 'shared/server/html/sanitizeHtml'
import Type from 'typebox'
import { hasProducts, replaceProducts } from './productStore'

const Html = Type.String({ maxLength: 20_000 })

const ProductRow = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /** File names in `images/`, separated by |. */
  gallery: Type.String({ maxLength: 2000 }),
  /** Separated by |. */
  categories: Type.String({ minLength: 1, maxLength: 1000 }),
  usage: Html,
  whereToBuy: Html,
  avoid: Html,
})

const FILE = 'solutions.csv'

/** The catalogue of Solutions. */
export const productContent: ContentKind = {
  name: 'solutions',
  files: [FILE],
  isLoaded: hasProducts,
  async check(folder) {
    const rows = await folder.rows(FILE, ProductRow)
    folder.unique(FILE, 'name', rows, row => row.name)
    const products = await Promise.all(
      rows.map(async ({ line, value }) => {
        const pictures = await Promise.all(
          listCell(value.gallery).map(name =>
            folder.picture(name, { file: FILE, row: line, field: 'gallery' }),
          ),
        )
        return { value, pictures: pictures.filter(picture => picture !== undefined) }
      }),
    )
    return async (database, files) => {
      // Files come first: a file without its row is harmless, a row without its file is not.
      for (const { bytes, name } of products.flatMap(({ pictures }) => pictures)) await files.put(bytes, name)
      await replaceProducts(
        database,
        products.map(({ value, pictures }) => ({
          name: value.name,
          gallery: pictures.map(picture => picture.name),
          categories: listCell(value.categories),
          usage: sanitizeHtml(value.usage),
          whereToBuy: sanitizeHtml(value.whereToBuy),
          avoid: sanitizeHtml(value.avoid),
        })),
      )
    }
  },
}
