/**
 * A small SVG pen: collects gradients, places colour illustrations and gives repeatable randomness,
 * so that the same recipe always gets the same picture.
 */
import { createRequire } from 'node:module'

interface IconSet {
  icons: Record<string, { body: string }>
}

const icons = (createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json') as IconSet).icons

export type Stops = readonly string[]

export class Pen {
  private readonly defs: string[] = []
  private readonly known = new Map<string, string>()
  private count = 0
  private state: number

  constructor(seed: string) {
    let hash = 2166136261
    for (const char of seed) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
    this.state = hash >>> 0
  }

  /** A repeatable random number between min and max. */
  random(min = 0, max = 1): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return min + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (max - min)
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random(0, list.length))] as T
  }

  /** Light from the top left, the same in every picture. */
  radial(stops: Stops, cx = 0.36, cy = 0.28, r = 0.85): string {
    return this.gradient(`radialGradient`, `cx="${cx}" cy="${cy}" r="${r}"`, stops)
  }

  linear(stops: Stops, horizontal = false): string {
    return this.gradient(
      'linearGradient',
      horizontal ? 'x1="0" y1="0" x2="1" y2="0"' : 'x1="0" y1="0" x2="0" y2="1"',
      stops,
    )
  }

  private gradient(tag: string, attributes: string, stops: Stops): string {
    const key = tag + attributes + stops.join()
    let id = this.known.get(key)
    if (!id) {
      id = `g${++this.count}`
      this.known.set(key, id)
      const marks = stops.map(
        (colour, i) => `<stop offset="${i / Math.max(1, stops.length - 1)}" stop-color="${colour}"/>`,
      )
      this.defs.push(`<${tag} id="${id}" ${attributes}>${marks.join('')}</${tag}>`)
    }
    return `url(#${id})`
  }

  clip(shape: string): string {
    const id = `c${++this.count}`
    this.defs.push(`<clipPath id="${id}">${shape}</clipPath>`)
    return `url(#${id})`
  }

  /** One colour illustration, centred on x, y; ids are made unique so that illustrations never share gradients. */
  icon(
    name: string,
    x: number,
    y: number,
    size: number,
    turn = 0,
    options: { flip?: boolean; hue?: number; shadow?: string } = {},
  ): string {
    const found = icons[name]
    if (!found) throw new Error(`No illustration named "${name}"`)
    const mark = `i${++this.count}_`
    const body = found.body
      .replace(/\bid="([^"]+)"/g, `id="${mark}$1"`)
      .replace(/url\(#([^)]+)\)/g, `url(#${mark}$1)`)
      .replace(/href="#([^"]+)"/g, `href="#${mark}$1"`)
    let tint = ''
    if (options.hue) {
      this.defs.push(
        `<filter id="${mark}h"><feColorMatrix type="hueRotate" values="${options.hue}"/></filter>`,
      )
      tint = ` filter="url(#${mark}h)"`
    }
    const scale = size / 32
    return (
      `<g filter="url(#${options.shadow ?? 'lift'})"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${options.flip ? -scale : scale} ${scale}) translate(-16 -16)"${tint}>` +
      `${body}</g></g>`
    )
  }

  page(width: number, height: number, body: string): string {
    const shadow = (id: string, dy: number, blur: number, strength: number) =>
      `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="#4A2F1B" flood-opacity="${strength}"/></filter>`
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${shadow('soft', 12, 14, 0.26)}${shadow('lift', 5, 5, 0.26)}${shadow('tiny', 2, 2, 0.22)}${this.defs.join('')}</defs>${body}</svg>`
    )
  }
}
