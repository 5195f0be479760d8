import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contrast, PAIRS } from './contrast'

const folder = join(__dirname, '..')
const tokens = readFileSync(join(folder, 'tokens.css'), 'utf8')

const written = block(':root,\n[data-theme] {')
const themes = { light: valuesOf('light'), dark: valuesOf('dark') }

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
    const [light, system, dark] = [
      ':root,\n[data-theme="light"] {',
      ':root:not([data-theme="light"]) {',
      '\n[data-theme="dark"] {',
    ].map(block)
    expect(light).toEqual(
      new Map([
        ['if-light', 'initial'],
        ['if-dark', ''],
      ]),
    )
    expect(dark).toEqual(
      new Map([
        ['if-light', ''],
        ['if-dark', 'initial'],
      ]),
    )
    expect(system).toEqual(dark)
  })

  test('have a value in both themes', () => {
    for (const theme of Object.values(themes)) {
      expect([...theme].filter(([, value]) => value === '' || value.includes('--if-'))).toEqual([])
    }
    expect(themes.dark.get('paper')).not.toBe(themes.light.get('paper'))
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
    [...declarations.matchAll(/--([\w-]+):\s*([^;]*);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** The tokens with the values of one theme: `var(--if-light, a) var(--if-dark, b)` is a or b. */
function valuesOf(theme: 'light' | 'dark') {
  const both = /^var\(\s*--if-light,\s*([\s\S]+?)\s*\)\s+var\(\s*--if-dark,\s*([\s\S]+)\)$/
  return new Map(
    [...written].map(([name, value]) => {
      const [, light, dark] = both.exec(value) ?? []
      return [name, (theme === 'light' ? light : dark) ?? value]
    }),
  )
}

function colour(theme: ReadonlyMap<string, string>, name: string) {
  const value = theme.get(name)
  if (!value?.startsWith('#')) throw new Error(`--${name} is no colour: ${value}`)
  return value
}
