/** A ground with one large illustration and its companions: the pictures of tips, videos, courses and products. */
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { Pen } from './pen.js'

type Ground = 'sage' | 'mint' | 'corn' | 'papaya' | 'lilac' | 'sky' | 'rose' | 'blush'

/** The companions are listed from left to right. */
export interface Scene {
  ground: Ground
  main: string
  beside: readonly string[]
}

export const on = (ground: Ground, main: string, ...beside: string[]): Scene => ({ ground, main, beside })

const WIDTH = 640
const MAX_BYTES = 9000
const QUALITIES = [80, 74, 68, 62, 56, 50, 44, 38]

/** The colours of each ground: the light in the middle, the middle, the edge, and the ink of the drawing. */
const grounds: Record<Ground, readonly [string, string, string, string]> = {
  sage: ['#F3F8EA', '#DDE9CF', '#C6D9B6', '#9DBB87'],
  mint: ['#EFFAF4', '#D0EBDD', '#B2DBC8', '#7FBFA2'],
  corn: ['#FFF9E2', '#FCE9B0', '#F5D98A', '#E3B94C'],
  papaya: ['#FFF2E8', '#FCDCC8', '#F5C4A8', '#E59A70'],
  lilac: ['#F5F1FE', '#DED5F6', '#C7BAEC', '#9A87D3'],
  sky: ['#F0F6FD', '#D3E3F6', '#B7CFEC', '#86A9D8'],
  rose: ['#FEF1F5', '#F9D5E1', '#F0BACD', '#DB87A6'],
  blush: ['#FFF3EF', '#FADBD3', '#F1C1B7', '#DD9284'],
}

function compose(slug: string, { ground, main, beside }: Scene, height: number): string {
  const pen = new Pen(slug)
  const [light, middle, edge, ink] = grounds[ground]
  const [x, y] = [WIDTH / 2, height / 2]
  const parts = [
    `<rect width="${WIDTH}" height="${height}" fill="${pen.radial([light, middle, edge], 0.42, 0.36, 0.8)}"/>`,
    hill(pen, height, 0.74, ink, 0.28),
    hill(pen, height, 0.84, ink, 0.34),
    ...Array.from({ length: 9 }, () => dot(pen, height, ink)),
    `<circle cx="${x}" cy="${y}" r="${height * 0.385}" fill="#fff" opacity=".5"/>`,
    `<circle cx="${x}" cy="${y}" r="${height * 0.33}" fill="#fff" opacity=".8" filter="url(#lift)"/>`,
    pen.icon(main, x, y, height * 0.45, pen.random(-6, 6)),
    ...places(pen, height).map(([left, top, size, turn], i) =>
      beside[i] ? pen.icon(beside[i], left, top, size, turn) : '',
    ),
  ]
  return pen.page(WIDTH, height, parts.join(''))
}

/** Places for companions around the large illustration, a little different in each picture. */
function places(pen: Pen, height: number): [number, number, number, number][] {
  const side = pen.random() < 0.5 ? 1 : -1
  const at = (dx: number, y: number, size: number): [number, number, number, number] => [
    WIDTH / 2 + side * dx + pen.random(-10, 10),
    height * y + pen.random(-8, 8),
    height * size,
    pen.random(-16, 16),
  ]
  return [at(-218, 0.66, 0.27), at(212, 0.72, 0.25), at(206, 0.28, 0.21)]
}

function hill(pen: Pen, height: number, from: number, ink: string, opacity: number): string {
  const [a, b, c] = [from, from - 0.08, from + 0.05].map(part => height * (part + pen.random(-0.04, 0.04)))
  return `<path d="M0 ${a}Q${WIDTH * 0.3} ${b} ${WIDTH * 0.55} ${a}T${WIDTH} ${c}V${height}H0Z" fill="${ink}" opacity="${opacity}"/>`
}

function dot(pen: Pen, height: number, ink: string): string {
  return `<circle cx="${pen.random(0, WIDTH)}" cy="${pen.random(0, height * 0.7)}" r="${pen.random(3, 8)}" fill="${ink}" opacity=".32"/>`
}

/** Draws a scene of this height into a folder; returns the size of the file in bytes. */
export async function drawScene(slug: string, scene: Scene, height: number, folder: URL): Promise<number> {
  const bitmap = await sharp(Buffer.from(compose(slug, scene, height)))
    .flatten({ background: '#FBF8F2' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const quality of QUALITIES) {
    const file = await sharp(bitmap.data, { raw: bitmap.info })
      .webp({ quality, effort: 6, preset: 'drawing' })
      .toBuffer()
    if (file.length > MAX_BYTES && quality !== QUALITIES.at(-1)) continue
    await writeFile(new URL(`${slug}.webp`, folder), file)
    return file.length
  }
  return 0
}

/** Draws the scenes with these slugs, or all; `draw` returns the size of a file in bytes. */
export async function drawAll(
  scenes: Readonly<Record<string, Scene>>,
  draw: (slug: string, scene: Scene) => Promise<number>,
): Promise<void> {
  const only = process.argv.slice(2)
  const chosen = Object.entries(scenes).filter(([slug]) => only.length === 0 || only.includes(slug))
  let total = 0
  for (const [slug, scene] of chosen) total += await draw(slug, scene)
  console.info(`${chosen.length} pictures, ${(total / 1024).toFixed(0)} KB`)
}
