import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from 'shared/releases'
import { INTEGRITY_JSON, integritiesIn } from 'shared/releases/integrity'
import { readPointer } from 'shared/releases/pointer'
import { APP, CONTAINER, FAULTS, type Fault } from './faults'
import { type End, simulateTrial } from './simulateTrial'

/** A shelf with few releases is read fast. */
const TRIALS_A_SHELF = 25

export interface Simulated extends End {
  fault: string
}

/** As many good releases as faulty ones, in turn, from one seed. */
export function simulateMany(count: number, seed: number): { good: Simulated[]; faulty: Simulated[] } {
  const random = randomFrom(seed)
  const good: Simulated[] = []
  const faulty: Simulated[] = []
  for (let i = 0; i < count; i += TRIALS_A_SHELF) {
    const folder = mkdtempSync(join(tmpdir(), 'my-diet-trials-'))
    for (let j = i; j < Math.min(count, i + TRIALS_A_SHELF); j += 1) {
      const fault = FAULTS[j % FAULTS.length]
      good.push({ fault: 'none', ...tryOne(folder, 2 * j, random) })
      if (fault) faulty.push({ fault: fault.name, ...tryOne(folder, 2 * j + 1, random, fault) })
    }
    rmSync(folder, { recursive: true })
  }
  return { good, faulty }
}

function tryOne(folder: string, number: number, random: () => number, fault?: Fault): End {
  const shelf = join(folder, fault ? `releases-${number}` : 'releases')
  publish(shelf, 'shell', write(join(folder, 'shell'), { 'provides.json': '{"shared/router":["Link"]}' }))
  if (!readPointer(shelf, APP)) publish(shelf, APP, ofRemote(folder, `live-${number}`))
  const build = ofRemote(folder, String(number))
  fault?.spoil?.(build)
  return simulateTrial(shelf, build, { fault, random, begin: new Date(Date.UTC(2026, 10, 26)) })
}

function ofRemote(folder: string, name: string): string {
  const remote = { name: APP, title: 'Dieta', routes: [], menu: [], widgets: [], chatIconHiddenOn: [] }
  const call = { hash: 'x', request: {}, answer: {} }
  const build = write(join(folder, 'builds', name), {
    'entry.js': `globalThis.${CONTAINER} = {} // ${name}`,
    'release.json': JSON.stringify({ remote, container: CONTAINER, entry: 'entry.js', exposes: {} }),
    'needs.json': JSON.stringify({ shared: { 'shared/router': ['Link'] }, calls: { 'GET recipes': call } }),
  })
  writeFileSync(join(build, INTEGRITY_JSON), JSON.stringify(integritiesIn(build)))
  return build
}

function write(folder: string, files: Record<string, string>): string {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

/** mulberry32: the same numbers at each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
