import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { integritiesOf, integrityOf } from '../integrity'
import { readNeeds } from '../needs'
import { buildProblems } from './checkBuild'

let build: string
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'my-diet-build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

/** The problems of a build with one screen, whose files are changed. */
function problemsWith(changed: Record<string, string | Buffer>): string[] {
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
  const hashes = { 'integrity.json': JSON.stringify(integritiesOf(Object.entries(files))) }
  for (const [file, text] of Object.entries({ ...hashes, ...files })) writeFileSync(join(build, file), text)
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

test.each([
  ['no text', '{"./comidas":{"html":7,"css":""}}', 'skeletons.json: ./comidas.html must be string'],
  ['a list', '[]', 'skeletons.json: the file must be object'],
  ['nothing', 'null', 'skeletons.json: the file must be object'],
  [
    'a control',
    '{"./comidas":{"html":"<p><button type=\\"button\\">Hoy</button></p>","css":""}}',
    'skeletons.json: ./comidas has a <button>, and a press on it is lost: show its shape (ui/Skeleton)',
  ],
  ['too much', `"${' '.repeat(100_000)}"`, 'skeletons.json is longer than 100000 bytes'],
])('skeletons that hold %s are told', (_what, text, problem) => {
  expect(problemsWith({ 'skeletons.json': text })).toEqual([problem])
})

const other = 'steal()'

test.each<[string, string, Buffer]>([
  ['other code', 'comidas.js.br', brotliCompressSync(other)],
  ['other code', 'comidas.js.gz', gzipSync(other)],
  ['an entry without end', 'entry.js.br', brotliCompressSync('x'.repeat(1_000_000))],
  ['nothing', 'comidas.js.gz', Buffer.from('hola')],
])('a compressed copy that holds %s is told: %s', (_what, file, bytes) => {
  expect(problemsWith({ [file]: bytes })).toEqual([`${file} is no copy of ${file.slice(0, -3)}`])
})

test('a compressed copy without its file is told, and a true one is not', () => {
  const entry = 'var mf_diet_1'
  const copies = { 'entry.js.br': brotliCompressSync(entry), 'comidas.js.gz': gzipSync('') }
  expect(problemsWith({ ...copies, 'late.js.gz': gzipSync(other) })).toEqual([
    'late.js.gz is no copy of late.js',
  ])
})

const HASH = integrityOf('other')

test.each([
  ['no hash of a screen', { 'entry.js': integrityOf('var mf_diet_1') }],
  ['another hash of a screen', { 'entry.js': integrityOf('var mf_diet_1'), 'comidas.js': HASH }],
])('a build that holds %s is told', (_what, hashes) => {
  expect(problemsWith({ 'integrity.json': JSON.stringify(hashes) })).toEqual([
    'integrity.json: comidas.js has another hash, or none',
  ])
})

test('hashes that are none are told', () => {
  const [problem] = problemsWith({ 'integrity.json': '{"comidas.js":"md5-1"}' })
  expect(problem).toMatch(/^integrity\.json: comidas\.js must match pattern/)
})

const person = { access: 'person', answer: { maxBytes: 100 } }
const address = 'http://diet-api:4000'
const slice = (changed: object) => ({
  address,
  health: '/health',
  calls: { 'GET diet/x': person },
  ...changed,
})
const callNamed = (name: string, call: object = person) => slice({ calls: { [name]: call } })

test.each([
  ['a call of the shell', callNamed('GET auth/me'), 'calls.GET auth/me is not below diet/'],
  ['a call of another remote', callNamed('GET citas/x'), 'calls.GET citas/x is not below diet/'],
  ['a path that climbs', callNamed('GET diet/../auth'), 'calls.GET diet/../auth is not named METHOD path'],
  ['no method', callNamed('diet/x'), 'calls.diet/x is not named METHOD path'],
  [
    'one call twice',
    slice({ calls: { 'GET diet/{a}': person, 'GET diet/{b}': person } }),
    'calls.GET diet/{b} is there twice',
  ],
  [
    'a body of a GET',
    callNamed('GET diet/x', { ...person, body: { maxBytes: 1 } }),
    'calls.GET diet/x takes a body',
  ],
  [
    'an unknown duty',
    callNamed('GET diet/x', { ...person, access: 'staff:boss' }),
    /calls\.GET diet\/x\.access must/,
  ],
  [
    'an answer without bound',
    callNamed('GET diet/x', { ...person, answer: { maxBytes: 1e9 } }),
    'calls.GET diet/x.answer.maxBytes must be <= 5242880',
  ],
  [
    'answers that a browser runs',
    callNamed('GET diet/x', { ...person, answer: { maxBytes: 9, types: ['text/html'] } }),
    /calls\.GET diet\/x\.answer\.types\.0 must/,
  ],
  ['an address with a path', slice({ address: `${address}/x` }), /address must match/],
  ['no origin', slice({ address: 'http://[x]' }), 'address http://[x] is no origin'],
  ['a health check elsewhere', slice({ health: 'http://other/x' }), /health must match/],
  ['no calls', slice({ calls: {} }), /calls must not have fewer than 1/],
])('a slice.json with %s is told', (_what, json, problem) => {
  const problems = problemsWith({ 'slice.json': JSON.stringify(json) })
  expect(problems).toContainEqual(
    typeof problem === 'string' ? `slice.json: ${problem}` : expect.stringMatching(problem),
  )
})

test('a slice.json as it should be has no problem, and no needs are its own calls', () => {
  const call = { hash: 'a', request: {}, answer: {} }
  const needs = { shared: {}, calls: { 'GET diet/x': call, 'GET recipes': call } }
  const files = { 'slice.json': JSON.stringify(slice({})), 'needs.json': JSON.stringify(needs) }
  expect(problemsWith(files)).toEqual([])
  expect(Object.keys(readNeeds(build)?.calls ?? {})).toEqual(['GET recipes'])
  expect(problemsWith({ 'slice.json': '{' })).toEqual([expect.stringMatching(/^slice\.json is no JSON/)])
})
