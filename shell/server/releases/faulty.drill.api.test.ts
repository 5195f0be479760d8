import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { refusalsOf } from 'shared/releases/gate'
import { readNeeds } from 'shared/releases/needs'
import { readPointer } from 'shared/releases/pointer'
import { publish, rollback } from 'shared/releases/releases'
import { noteCallsInForce } from 'shared/releases/running'
import { composeRegistry } from '../registry/composeRegistry'
import { FAULTS, type Fault } from './testing/faults'

/*
 * `npm run drills -- faulty`: what becomes of faulty releases of one real build, without a browser. The cheap tests are
 * beside the gate (shared/releases) and the registry.
 */

const root = resolve(import.meta.dirname, '../../..')
const APP = 'mf-citas'
const built = (app: string) => join(root, app, 'dist')

interface Row {
  name: string
  /** Refused by the gate, held back by the registry, or live: then a page takes the one before, where it fails there. */
  end: Fault['end']
  seconds: number
  words: string
}

const rows: Row[] = []
let shelf: string
let build: string
beforeAll(() => {
  execFileSync(process.execPath, ['--import', 'tsx', 'shared/tooling/commands/build.ts', 'shell', APP], {
    cwd: root,
  })
})
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-faulty-'))
  shelf = join(folder, 'releases')
  build = join(folder, 'build')
  cpSync(built(APP), build, { recursive: true })
  publish(shelf, 'shell', built('shell'))
  publish(shelf, APP, build)
  // Read there, since what is read is remembered by its folder.
  noteCallsInForce(shelf, readNeeds(built(APP))?.calls ?? {})
})
afterEach(() => rmSync(join(shelf, '..'), { recursive: true }))
afterAll(() => {
  const lines = rows.map(
    ({ name, end, seconds, words }) => `| ${name} | ${end} | ${seconds.toFixed(1)} | ${words} |`,
  )
  console.info(['| fault | end | s | words |', '|---|---|---|---|', ...lines].join('\n'))
})

const shown = (tell?: (words: string) => void) =>
  composeRegistry(shelf, () => '', { tell }).remotes.find(({ remote }) => remote.name === APP)?.release

function release({ spoil, later }: Fault): Omit<Row, 'name' | 'seconds'> {
  const good = shown()
  // Another build than the good one, also where the fault comes later.
  writeFileSync(join(build, 'another.js'), '')
  spoil?.(build)
  const refusals = refusalsOf(shelf, ['shell', APP], { app: APP, build, calls: readNeeds(built(APP))?.calls })
  if (refusals[0] !== undefined) return { end: 'refused', words: refusals[0] }
  const name = publish(shelf, APP, build)
  later?.({ shelf, folder: join(shelf, APP, name), takeBack: () => rollback(shelf, APP) })
  const told: string[] = []
  const now = shown(words => told.push(words))
  if (now === good) return { end: 'held', words: told[0] ?? `current is ${readPointer(shelf, APP)?.release}` }
  return { end: now === name ? 'live' : 'gone', words: told[0] ?? '' }
}

test.each(FAULTS)('$name: $end', fault => {
  const begun = performance.now()
  const row = release(fault)
  rows.push({ name: fault.name, seconds: (performance.now() - begun) / 1000, ...row })
  expect(row).toEqual({ end: fault.end, words: expect.stringContaining(fault.words) })
})
