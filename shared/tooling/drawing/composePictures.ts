/**
 * Draws the recipe pictures of the demo content.
 *
 * Reads recipes.csv, takes each picture's contents from pictures.ts and writes images/<slug>.webp.
 * Run it with:  npm run recipes [-- slug …]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import { cloth, dish, ground, HEIGHT, standing, table, type Vessel, WIDTH } from './dishes.js'
import { Pen } from './pen.js'
import { type Picture, pictures } from './pictures.js'

const demo = new URL('../../../mf-diet/server/seed/demo/', import.meta.url)
const MAX_BYTES = 15_500
/** The share of a dish that its food fills. */
const ZOOM: Partial<Record<Vessel, number>> = {
  plate: 1.13,
  bowl: 1.1,
  clay: 1.1,
  skillet: 1.12,
  comal: 1.12,
}
const QUALITIES = [82, 76, 70, 64, 58, 52, 46, 40, 36]

function compose(slug: string, picture: Picture): string {
  const pen = new Pen(slug)
  const parts = [ground(pen, picture.ground), cloth(picture.cloth ?? 'none', picture.ground)]
  const place = (things: Picture['things'] = []) =>
    things
      .map(thing =>
        typeof thing === 'function'
          ? thing(pen)
          : pen.icon(thing.icon, thing.x, thing.y, thing.size, thing.turn, thing),
      )
      .join('')
  if (picture.stand) {
    parts.push(table(pen, picture.ground))
    parts.push(
      `<g transform="translate(400 302)">${place(picture.behind)}${standing(pen, picture.stand, picture.layers ?? [], picture.glaze)}${place(picture.things)}</g>`,
    )
  } else {
    const vessel = picture.dish ?? 'plate'
    parts.push(
      `<g transform="translate(400 300)">${dish(pen, vessel, picture)}<g transform="scale(${picture.zoom ?? ZOOM[vessel] ?? 1})">${place(picture.things)}</g></g>`,
    )
  }
  parts.push(`<g transform="translate(400 300)">${place(picture.around)}</g>`)
  return pen.page(WIDTH, HEIGHT, parts.join(''))
}

async function draw(slug: string, picture: Picture): Promise<number> {
  const bitmap = await sharp(Buffer.from(compose(slug, picture)))
    .flatten({ background: '#FBF8F2' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const file = await sharp(bitmap.data, { raw: bitmap.info })
      .webp({ quality, effort: 6, preset: 'photo' })
      .toBuffer()
    if (file.length <= MAX_BYTES || quality === QUALITIES.at(-1)) {
      await writeFile(new URL(`images/${slug}.webp`, demo), file)
      return file.length
    }
  }
  return 0
}

async function main(only: string[]): Promise<void> {
  await mkdir(new URL('images/', demo), { recursive: true })
  const text = await readFile(new URL('recipes.csv', demo), 'utf8')
  const recipes: Record<string, string>[] = parse(text, { bom: true, columns: true })
  const slugs = ['default-recipe', ...recipes.map(recipe => (recipe.image ?? '').replace(/\.webp$/, ''))]
  let total = 0
  for (const slug of slugs) {
    if (only.length > 0 && !only.includes(slug)) continue
    const picture = pictures[slug]
    if (!picture) throw new Error(`pictures.ts says nothing about "${slug}"`)
    total += await draw(slug, picture)
  }
  console.info(`${only.length || slugs.length} pictures, ${(total / 1024).toFixed(0)} KB`)
}

await main(process.argv.slice(2))
