import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seeded } from 'shared/testing/seeded'
import { dishes, foods, forms, groups, steps, styles, syllables, tags } from './bigContentWords'

export interface Size {
  recipes: number
  aliments: number
}

/** The smallest valid WebP; appended bytes make each file different. */
export const PICTURE = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
const COURSES = ['Nutrición funcional', 'Control de peso', 'Salud hormonal', 'Vida activa']
const MEAL_TIMES = [
  'Desayuno',
  'Comida',
  'Cena',
  'Colación de la Mañana',
  'Colación de la Tarde',
  'Colación de la Mañana|Colación de la Tarde',
]

/**
 * Writes a practice's content of any size, always the same for a size: recipes as long as the demo's, with as many
 * ingredients, and texts that compress about as well.
 */
export function writeBigContent(folder: string, size: Size): void {
  const random = seeded(size.recipes)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const some = <T>(list: readonly T[], least: number, most: number): T[] => {
    const chosen = new Set<T>()
    const wanted = least + Math.floor(random() * (most - least + 1))
    while (chosen.size < wanted) chosen.add(any(list))
    return [...chosen]
  }

  const aliments = numbered(
    size.aliments,
    n => `${foods[n % foods.length]} ${forms[Math.floor(n / foods.length)]}`,
  )
  const recipes = numbered(size.recipes, () => `${any(dishes)} ${any(foods).toLowerCase()} ${any(styles)}`)
  mkdirSync(join(folder, 'images'), { recursive: true })

  writeTable(folder, 'aliments.csv', [
    ['alimentos', 'grupo', 'subGrupo', 'cantidadSugeridaNum', 'unidad'],
    ...aliments.map((name, n) => {
      const [group = '', ...subgroups] = groups[n % groups.length] ?? []
      return [
        name,
        group,
        any(subgroups),
        any([0.25, 0.5, 1, 2, 30, 100]),
        any(['taza', 'pieza', 'g', 'cucharada']),
      ]
    }),
  ])
  writeTable(folder, 'recipes.csv', [
    ['name', 'image', 'mealTime', 'mealCategories', 'mealSubCategories', 'preparation'],
    ...recipes.map((name, n) => {
      const image = `${n}.webp`
      const tail = createHash('sha256').update(name).digest()
      writeFileSync(join(folder, 'images', image), Buffer.concat([PICTURE, tail]))
      // Words that no other recipe has: real texts compress less well than a few repeated sentences.
      const variety = () => Array.from({ length: 3 }, () => any(syllables)).join('')
      const says = () =>
        any(steps)
          .replaceAll('#', () => `${any(foods).toLowerCase()} ${variety()}`)
          .replace('@', () => `${2 + Math.floor(random() * 40)} minutos`)
      const preparation = `<ol>${Array.from({ length: 4 }, () => `<li>${says()} ${says()}</li>`).join('')}</ol>`
      const categories = some(COURSES, 1, 3).join('|')
      return [
        name,
        image,
        MEAL_TIMES[n % MEAL_TIMES.length],
        categories,
        some(tags, 1, 3).join('|'),
        preparation,
      ]
    }),
  ])
  writeTable(folder, 'ingredients.csv', [
    ['recipe', 'aliment', 'quantity'],
    ...recipes.flatMap(recipe =>
      some(aliments, 5, 9).map(aliment => [recipe, aliment, any([0.25, 0.5, 1, 1.5, 2, 3])]),
    ),
  ])
}

/** `count` different names. */
function numbered(count: number, nameOf: (n: number) => string): string[] {
  const taken = new Map<string, number>()
  return Array.from({ length: count }, (_, n) => {
    const name = nameOf(n)
    const before = taken.get(name) ?? 0
    taken.set(name, before + 1)
    return before === 0 ? name : `${name} ${before + 1}`
  })
}

/** Writes a file of content: its columns, then its rows. */
export function writeTable(folder: string, file: string, rows: readonly (readonly unknown[])[]): void {
  const quoted = (field: unknown) => `"${String(field).replaceAll('"', '""')}"`
  writeFileSync(join(folder, file), rows.map(row => `${row.map(quoted).join(',')}\n`).join(''))
}
