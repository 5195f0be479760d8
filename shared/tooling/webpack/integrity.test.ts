import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import webpack, { type Configuration } from 'webpack'
import { integrityOf, readIntegrity } from '../../releases/integrity'
import { baseConfig } from './baseConfig'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-integrity-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, code: string) => writeFileSync(join(folder, name), code)

/** Builds with the settings of a real build and answers its files. */
async function built(more: Configuration = {}): Promise<Record<string, string>> {
  const base = baseConfig('shell', 'production', 'integrity_test')
  const dist = join(folder, 'dist')
  const output = { ...base.output, path: dist, publicPath: '/' }
  const settings: Configuration = { context: folder, entry: './entry.ts', cache: false, ...more }
  const compiler = webpack({ ...base, ...settings, output })
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      const problem = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined)
      compiler.close(() => (problem ? fail(problem) : done()))
    })
  })
  const names = readdirSync(dist).filter(name => /\.(js|css)$/.test(name))
  return Object.fromEntries(names.map(name => [name, readFileSync(join(dist, name), 'utf8')]))
}

/** The part of another file's hash that a file holds. */
const hash = (text: string) => integrityOf(text).slice('sha256-'.length, -1)

test('a build names the hash of every script and style, and its entry those of all that it can load', async () => {
  write('entry.ts', `void import(/* webpackChunkName: "one" */ './one'); void import('./two')`)
  write('one.ts', `import './one.css'; console.log('one'); void import('./three')`)
  write('two.ts', `console.log('two')`)
  write('three.ts', `console.log('three')`)
  write('one.css', '.one { color: red }')

  const files = await built()
  const { entry = '', ...others } = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name.startsWith('main.') ? 'entry' : name, text]),
  )
  expect(Object.keys(others)).toHaveLength(4)
  for (const [name, text] of Object.entries(others))
    expect([name, entry.includes(hash(text))]).toEqual([name, true])
  expect(readIntegrity(join(folder, 'dist'))).toEqual(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, integrityOf(text)])),
  )

  // Other content has other names, so that a name stands for one content with all its hashes.
  write('three.ts', `console.log('changed')`)
  const changed = await built()
  const entryOf = (names: Record<string, string>) => Object.keys(names).find(name => name.startsWith('main.'))
  expect(entryOf(changed)).not.toBe(entryOf(files))
})

/** Runs an entry where a browser's document would be, and returns the hash with which it asks for each file. */
function askedBy(entry: string): Record<string, string> {
  const asked: { src?: string; href?: string; integrity?: string }[] = []
  const document = {
    createElement: () => ({ setAttribute: () => undefined }),
    getElementsByTagName: () => [],
    head: { appendChild: (element: object) => asked.push(element) },
  }
  const strings = new Proxy({}, { get: () => 'http://localhost' })
  runInNewContext(entry, { document, window: { location: strings }, setTimeout: () => 0, self: {} })
  return Object.fromEntries(
    asked.map(({ src, href, integrity = '' }) => [(src ?? href ?? '').slice(1), integrity]),
  )
}

test('each file is asked for with its own hash, also where a chunk has a style and no script', async () => {
  write(
    'entry.ts',
    `void import('./one'); void import('./two'); void import('./three'); void import('./four')`,
  )
  write('one.ts', `import './one.css'; console.log('one')`)
  write('two.ts', `console.log('two')`)
  write('three.ts', `import './three.css'; console.log('three')`)
  write('four.ts', `console.log('four')`)
  write('one.css', '.one { color: red }')
  write('three.css', '.three { color: blue }')
  const code = { test: /one/, type: 'javascript/auto', name: 'code', chunks: 'async', enforce: true } as const
  const files = await built({ optimization: { splitChunks: { cacheGroups: { code } } } })
  const { entry = '', ...others } = Object.fromEntries(
    Object.entries(files).map(([name, text]) => [name.startsWith('main.') ? 'entry' : name, text]),
  )
  expect(Object.keys(others).filter(name => name.endsWith('.js'))).toHaveLength(4)
  expect(askedBy(entry)).toEqual(
    Object.fromEntries(Object.entries(others).map(([name, text]) => [name, integrityOf(text)])),
  )
})
