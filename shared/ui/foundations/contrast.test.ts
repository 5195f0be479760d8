import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast, PAIRS } from './contrast'

const folder = join(__dirname, '..')
const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8')

const themes = {
  light: block(':root,\n[data-theme="light"] {'),
  dark: block('\n[data-theme="dark"] {'),
}

describe('the colours of the tokens', () => {
  test.each(Object.entries(themes))('have the required contrast, theme %s', (_name, theme) => {
    const short = PAIRS.map(pair => ({
      ...pair,
      ratio: contrast(colour(theme, pair.text), colour(theme, pair.ground)),
    }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ text, ground, ratio }) => `${text} on ${ground}: ${ratio.toFixed(2)}`)
    expect(short).toEqual([])
    expect(PAIRS.length).toBeGreaterThan(100)
  })

  test('measure contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  test('are the same dark ones by the system’s setting and by choice', () => {
    expect(block(':root:not([data-theme="light"]) {')).toEqual(themes.dark)
  })

  test('name only colours in the dark theme that the light one has', () => {
    expect([...themes.dark.keys()].filter(name => !themes.light.has(name))).toEqual([])
  })
})

describe('the style sheets', () => {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.module.css') || file === 'base.css')
    .map(file => ({ file, css: readFileSync(join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }))

  test.each(sheets)('$file takes every colour and measure from the tokens', ({ css }) => {
    // The conditions of these cannot be tokens.
    const declarations = css.replace(/@(media|container)[^{]*/g, '')
    expect(
      declarations.match(/#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch)a?\((?!var)|\b\d*\.?\d+(px|rem|ms)\b/gi) ?? [],
    ).toEqual([])
  })

  test.each(sheets)('$file uses only tokens that exist', ({ css }) => {
    const named = new Set([...tokens.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name))
    const own = new Set([...css.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name))
    const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
    expect(used.filter(name => !named.has(name) && !own.has(name))).toEqual([])
  })
})

function block(selector: string) {
  const start = tokens.indexOf(selector)
  if (start < 0) throw new Error(`tokens.css has no ${selector}`)
  const open = tokens.indexOf('{', start)
  const declarations = tokens.slice(open + 1, tokens.indexOf('}', open))
  return new Map(
    [...declarations.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

function colour(theme: ReadonlyMap<string, string>, name: string) {
  const value = theme.get(name)
  if (!value?.startsWith('#')) throw new Error(`--${name} is no colour: ${value}`)
  return value
}
