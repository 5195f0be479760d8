import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { contentHash } from 'shared/releases/contentHash'
import { refusalsOf } from 'shared/releases/gate/gate'
import { readNeeds } from 'shared/releases/needs'
import { readPointer } from 'shared/releases/pointer'
import { publish, rollback } from 'shared/releases/releases'
import { noteCallsInForce } from 'shared/releases/running'
import { composeRegistry } from '../registry/composeRegistry'
import { FAULTS, type Fault } from './testing/faults'

/*
 * `npm run drills -- faulty`: what becomes of faulty releases of one real build, without a browser, and how many pages get
 * one. The cheap tests are beside the gate (shared/releases) and the registry. The drill `faulty-pages` has what only a page
 * meets.
 */

const root = resolve(import.meta.dirname, '../../..')
const APP = 'mf-citas'
/** Pages that are asked for once the release, or what comes to it later, is there. */
const VISITS = 20
const built = (app: string) => join(root, app, 'dist')

interface Row {
  name: string
  /** Refused by the gate, held back by the registry, or live: then a page takes the one before, where it fails there. */
  end: Fault['end']
  seconds: number
  met: number
  saw: string
  /** The releases that were kept before and are gone. */
  lost: string
  words: string
}

const SAW: Readonly<Record<Fault['end'], string>> = {
  refused: 'the release before',
  held: 'the release before',
  live: 'this release',
  gone: 'the other remotes',
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
    ({ name, end, seconds, met, saw, lost, words }) =>
      `| ${name} | ${end} | ${seconds.toFixed(1)} | ${met} of ${VISITS} | ${saw} | ${lost} | ${words} |`,
  )
  const head = ['| fault | end | s | met by | they saw | lost | words |', '|---|---|---|---|---|---|---|']
  console.info([...head, ...lines].join('\n'))
})

const shown = (tell?: (words: string) => void) =>
  composeRegistry(shelf, () => '', { tell }).remotes.find(({ remote }) => remote.name === APP)?.release

/** The releases that a page gets if it is opened now. */
function visits(good: string | undefined, faulty: string): Pick<Row, 'met' | 'saw' | 'lost'> {
  const got = Array.from({ length: VISITS }, () => shown())
  const names = new Map([
    [good, 'the release before'],
    [faulty, 'this release'],
    [undefined, 'the other remotes'],
  ])
  const intact = good !== undefined && contentHash(join(shelf, APP, good)) === good
  return {
    met: got.filter(one => one === faulty).length,
    saw: [...new Set(got.map(one => names.get(one) ?? String(one)))].join(', '),
    lost: intact ? 'nothing' : 'the release before',
  }
}

function release({ spoil, later }: Fault): Omit<Row, 'name'> {
  const begun = performance.now()
  const sinceBegun = () => (performance.now() - begun) / 1000
  const good = shown()
  // Another build than the good one, also where the fault comes later.
  writeFileSync(join(build, 'another.txt'), '')
  spoil?.(build)
  const refusals = refusalsOf(shelf, ['shell', APP], { app: APP, build, calls: readNeeds(built(APP))?.calls })
  if (refusals[0] !== undefined)
    return { end: 'refused', words: refusals[0], seconds: sinceBegun(), ...visits(good, contentHash(build)) }
  const name = publish(shelf, APP, build)
  later?.({ shelf, folder: join(shelf, APP, name), takeBack: () => rollback(shelf, APP) })
  const told: string[] = []
  const now = shown(words => told.push(words))
  const rest = { seconds: sinceBegun(), ...visits(good, name) }
  if (now === good)
    return { end: 'held', words: told[0] ?? `current is ${readPointer(shelf, APP)?.release}`, ...rest }
  return { end: now === name ? 'live' : 'gone', words: told[0] ?? '', ...rest }
}

test.each(FAULTS)('$name: $end', fault => {
  const row = release(fault)
  rows.push({ name: fault.name, ...row })
  expect(row).toMatchObject({
    ...{ end: fault.end, words: expect.stringContaining(fault.words), lost: 'nothing' },
    met: fault.end === 'live' ? VISITS : 0,
    saw: SAW[fault.end],
  })
})
