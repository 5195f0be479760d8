/**
 * Draws the recipe pictures of the demo content.
 *
 * Reads demo/recipes.csv, takes what lies on each picture from pictures.ts and writes demo/images/<slug>.webp.
 * Run it with:  npx tsx server/seed/pictures/composePictures.ts  [slug …]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cloth, dish, ground, HEIGHT, standing, table, type Vessel, WIDTH } from './dishes.js'
import { Pen } from './pen.js'
import { type Picture, pictures } from './pictures.js'

const demo = new URL('../demo/', import.meta.url)
const MAX_BYTES = 15_500
/** How much of a dish its food fills. */
const ZOOM: Partial<Record<Vessel, number>> = {
  plate: 1.13,
  bowl: 1.1,
  clay: 1.1,
  skillet: 1.12,
  comal: 1.12,
}
const QUALITIES = [82, 76, 70, 64, 58, 52, 46, 40, 36]

/** Just enough CSV (RFC 4180) to read the `image` column. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = []
  let row: string[] = []
  let field = ''
  let quoted = false
  const endRow = () => {
    row.push(field)
    field = ''
    if (row.length > 1 || row[0]) rows.push(row)
    row = []
  }
  const source = text.replace(/^\uFEFF/, '')
  for (let i = 0; i < source.length; i++) {
    const char = source.charAt(i)
    if (quoted) {
      if (char === '"' && source[i + 1] === '"') field += source.charAt(++i)
      else if (char === '"') quoted = false
      else field += char
    } else if (char === '"') quoted = true
    else if (char === ',') {
      row.push(field)
      field = ''
    } else if (char === '\n') endRow()
    else if (char !== '\r') field += char
  }
  endRow()
  const [header = [], ...body] = rows
  return body.map(cells => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])))
}

export function compose(slug: string, picture: Picture): string {
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
  const recipes = parseCsv(await readFile(new URL('recipes.csv', demo), 'utf8'))
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

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
