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

const GROUNDS = ['paper', 'surface', 'surface-raised', 'surface-sunken'] as const
const HUES = ['green', 'violet', 'rose', 'papaya', 'critical', 'complicated', 'stable'] as const

export interface Pair {
  text: string
  ground: string
  least: number
}

/** Every pair of text and background that the tokens allow, with its required contrast. */
export const PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap(ground => [
    ...['ink', 'ink-soft', ...HUES, ...HUES.map(hue => `${hue}-strong`)].map(text => ({
      text,
      ground,
      least: 4.5,
    })),
    { text: 'line-strong', ground, least: 3 },
    { text: 'focus', ground, least: 3 },
  ]),
  ...HUES.flatMap(hue => [
    { text: `on-${hue}`, ground: hue, least: 4.5 },
    { text: `on-${hue}`, ground: `${hue}-strong`, least: 4.5 },
    ...['ink', 'ink-soft', `${hue}-strong`].map(text => ({ text, ground: `${hue}-soft`, least: 4.5 })),
  ]),
]
