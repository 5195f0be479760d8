import { join } from 'node:path'
import { KEPT_CATEGORIES, type KeptPromise } from 'shared/published/kept'
import { ContentFolder } from 'shared/server/content/contentFolder'
import Type from 'typebox'

export const KEPT = 'privacy-kept.csv'

/** The clinical record of a child may have to outlast their childhood. */
const MOST_YEARS = 30

const KeptRow = Type.Object({
  category: Type.String({ minLength: 1, maxLength: 40 }),
  title: Type.String({ minLength: 1, maxLength: 200 }),
  reason: Type.String({ minLength: 1, maxLength: 300 }),
  years: Type.Integer({ minimum: 1, maximum: MOST_YEARS }),
})

/** The categories that a practice's notice promises to keep; the mistakes are reported. */
export async function promisesIn(folder: ContentFolder): Promise<KeptPromise[]> {
  const rows = await folder.rows(KEPT, KeptRow)
  folder.unique(KEPT, 'category', rows, row => row.category)
  if (rows.length === 0 && folder.isSound(KEPT)) folder.report({ file: KEPT, message: NOTHING })
  return rows.flatMap(({ line, value }) => {
    const category = KEPT_CATEGORIES.find(known => known === value.category)
    if (category) return { ...value, category }
    const message = `Debe ser una de ${KEPT_CATEGORIES.join(', ')}.`
    folder.report({ file: KEPT, row: line, field: 'category', message })
    return []
  })
}

const NOTHING =
  'Está vacío. Nombra lo que se conserva, o quita el archivo: entonces vale la lista de My Diet.'

let ofTheLaw: Promise<KeptPromise[]> | undefined

/**
 * The categories that are kept where the practice's notice says nothing of it: those that the law asks of every
 * practice, in the words of the demo's notice.
 */
export function keptByLaw(): Promise<KeptPromise[]> {
  ofTheLaw ??= ContentFolder.open(join(import.meta.dirname, 'demo')).then(promisesIn)
  return ofTheLaw
}
