import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProblems } from './checkBuild'

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'my-diet-build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

/** The problems of a build with one screen, whose files are changed. */
function problemsWith(changed: Record<string, string>): string[] {
  const route = { path: 'comidas', title: 'Comidas', screen: './src/screens/comidas/Comidas' }
  const lists = { routes: [route], menu: [], widgets: [], chatIconHiddenOn: [] }
  const files = {
    'entry.js': 'var mf_diet_1',
    'comidas.js': '',
    'needs.json': '{"shared":{},"calls":{}}',
    'release.json': JSON.stringify({
      remote: { name: 'mf-diet', title: 'Comidas', ...lists },
      container: 'mf_diet_1',
      entry: 'entry.js',
      exposes: { './comidas': { js: ['comidas.js'], css: [] } },
    }),
    ...changed,
  }
  mkdirSync(build, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(build, file), text)
  return buildProblems('mf-diet', build, [])
}

test('a build as it should be has no problem', () => {
  expect(problemsWith({})).toEqual([])
})

test.each([
  ['entry.js', 'var mf_diet_2', 'release.json: the entry entry.js defines no container mf_diet_1'],
  [
    'entry.js',
    `var mf_diet_1${' '.repeat(32 * 1024)}`,
    'entry.js has 32781 bytes, more than the 32768 that pages wait for',
  ],
  [
    'comidas.js',
    ' '.repeat(1_000_001),
    'comidas.js has 1000001 bytes, more than the 1000000 that pages wait for',
  ],
])('%s that pages could not use, or would wait for, is told', (file, text, problem) => {
  expect(problemsWith({ [file]: text })).toEqual([problem])
})
