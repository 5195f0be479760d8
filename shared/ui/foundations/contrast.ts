/** WCAG 2 contrast of two colours written '#rrggbb'. */
export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const HUES = ['green', 'violet', 'rose', 'papaya', 'critical', 'complicated', 'stable'] as const
const GROUNDS = ['paper', 'surface', 'surface-raised', 'surface-sunken'] as const
const TINTS = HUES.map(hue => `${hue}-soft`)

/** The contrast that AA asks of words, and of icons, the edges of fields and the focus ring. */
export const WORDS = 4.5
export const SHAPES = 3

export interface Pair {
  text: string
  ground: string
  least: number
}

/** Every pair of text and background that the tokens allow, with its required contrast. */
export const PAIRS: readonly Pair[] = [
  // On a tint a hue is read in its strong form; the two that warn are legible there themselves.
  ...on([...GROUNDS, ...TINTS], WORDS, [
    'ink',
    'ink-soft',
    'critical',
    'complicated',
    ...HUES.map(hue => `${hue}-strong`),
  ]),
  ...on(GROUNDS, WORDS, HUES),
  ...on([...GROUNDS, ...TINTS], SHAPES, ['line-strong', 'focus', ...HUES]),
  ...HUES.flatMap(hue => on([hue, `${hue}-strong`], WORDS, [`on-${hue}`])),
  ...on(['ink'], WORDS, ['paper']),
]

function on(grounds: readonly string[], least: number, texts: readonly string[]): Pair[] {
  return grounds.flatMap(ground => texts.map(text => ({ text, ground, least })))
}
