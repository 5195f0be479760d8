import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { coloursOfSheet } from './coloursOfSheet'
import { contrast, PAIRS, SHAPES, WORDS } from './contrast'

const folder = join(import.meta.dirname, '..')
const repository = join(folder, '../..')
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

describe('the colours of every style sheet', () => {
  const sheets = ['shared', 'shell', ...readdirSync(repository).filter(name => name.startsWith('mf-'))]
    .flatMap(workspace => sheetsBelow(join(repository, workspace)))
    .map(path => ({ file: relative(repository, path), ...coloursOfSheet(readFileSync(path, 'utf8')) }))
  const allows = (least: number, text: string, ground?: string) =>
    PAIRS.some(
      pair => pair.text === text && pair.least >= least && (ground === undefined || pair.ground === ground),
    )
  const isColour = (name: string) => themes.light.get(name)?.startsWith('#') ?? false

  test('are pairs of the table, in each state of an element', () => {
    const pairs = sheets.flatMap(({ file, pairs }) => pairs.map(pair => ({ ...pair, file })))
    const others = pairs.filter(({ text, ground }) => !allows(WORDS, text, ground))
    expect(others.map(({ text, ground, file, where }) => `${text} on ${ground}: ${file} ${where}`)).toEqual(
      [],
    )
    expect(pairs.length).toBeGreaterThan(80)
  })

  test('are those of words in the table where they are of text', () => {
    // A disabled part needs no contrast; the table has its contrast as a shape, which it is where it is an icon.
    const disabled = ['line-strong']
    expect(unlisted('texts', name => allows(WORDS, name) || disabled.includes(name))).toEqual([])
  })

  test('are grounds of the table, or carry no words', () => {
    const wordless = ['line-strong', 'on-green', 'skeleton', 'scrim', 'paper-dimmed', 'food-ground']
    const isGround = (name: string) => PAIRS.some(pair => pair.ground === name)
    expect(unlisted('grounds', name => isGround(name) || wordless.includes(name))).toEqual([])
  })

  test('are shapes of the table where they are of a line, or tell nothing', () => {
    // A hairline between parts that stand apart without it, and the halo of an icon that is also filled.
    const decorative = ['line', 'green-soft']
    expect(
      unlisted('lines', name => !isColour(name) || allows(SHAPES, name) || decorative.includes(name)),
    ).toEqual([])
  })

  function unlisted(what: 'texts' | 'grounds' | 'lines', isListed: (name: string) => boolean) {
    return sheets.flatMap(({ file, [what]: names }) =>
      [...names].filter(name => !isListed(name)).map(name => `${name}: ${file}`),
    )
  }
})

describe('coloursOfSheet', () => {
  const pairsOf = (css: string) => coloursOfSheet(css).pairs.map(({ text, ground }) => `${text} on ${ground}`)

  test('pairs what a state sets with what its element has', () => {
    expect(
      pairsOf(`
        .link, .row:has(:checked) { color: var(--ink) }
        @media (hover: hover) { .link:not(:disabled):hover { background: var(--green) } }
        .link[aria-current='page'] { background: none }
      `),
    ).toEqual(['ink on green'])
  })

  test('pairs a sheet’s own names as each rule gives them', () => {
    expect(
      pairsOf(`
        .calm { --tone: var(--green); --tint: var(--green-soft) }
        .loud { --tone: var(--rose); --tint: var(--rose-soft) }
        .mark { color: var(--tone); background: var(--tint) }
      `),
    ).toEqual(['green on green-soft', 'rose on rose-soft'])
  })
})

function sheetsBelow(place: string): string[] {
  return readdirSync(place, { withFileTypes: true }).flatMap(entry => {
    const path = join(place, entry.name)
    if (entry.isDirectory()) return /^(node_modules|dist)$/.test(entry.name) ? [] : sheetsBelow(path)
    return entry.name.endsWith('.css') && path !== join(folder, 'tokens.css') ? [path] : []
  })
}

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
