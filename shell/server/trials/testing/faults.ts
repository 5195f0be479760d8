import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { INTEGRITY_JSON } from 'shared/releases/integrity'
import { remotes } from 'shared/releases/remotes'
import { noteCallsInForce } from 'shared/releases/running'
import type { Stream } from '../../../rules/reports/streams'

/** The part whose releases are tried: the first remote of the house. */
export const [APP = ''] = remotes()
/** The global name of its entry. */
export const CONTAINER = APP.replaceAll('-', '_')

/** How often something fails in a visit, by its kind; slowness of the measured visits. */
export type Rates = Record<Stream, number>

/** Of the live release, and so of a good one. */
export const USUAL: Rates = { screens: 0.002, calls: 0.004, speed: 0.04 }

/** A fault of a release on trial: of its build, of its visits, or that it fits no more. */
export interface Fault {
  name: string
  spoil?(build: string): void
  /** In addition to what fails in any release. */
  rates?: Partial<Rates>
  /** A change in the house while it is tried. */
  later?(shelf: string): void
}

const changed =
  (file: string, how: (json: Record<string, unknown>) => object) =>
  (build: string): void => {
    const path = join(build, file)
    writeFileSync(path, JSON.stringify(how(JSON.parse(readFileSync(path, 'utf8')))))
  }
const remote = (fields: object) =>
  changed('release.json', json => ({ ...json, remote: { ...(json.remote as object), ...fields } }))

export const FAULTS: readonly Fault[] = [
  { name: 'has no entry', spoil: build => rmSync(join(build, 'entry.js')) },
  { name: 'is cut off', spoil: build => writeFileSync(join(build, 'entry.js'), `globalThis.${CONTAINER}`) },
  { name: 'has no hashes', spoil: build => rmSync(join(build, INTEGRITY_JSON)) },
  {
    name: 'takes a page of the shell',
    spoil: remote({ routes: [{ path: 'faq', title: 'X', screen: './src/screens/X' }] }),
  },
  { name: 'calls itself another remote', spoil: remote({ name: 'mf-another' }) },
  {
    name: 'uses an export that the shell lacks',
    spoil: changed('needs.json', () => ({ shared: { 'shared/router': ['Gone'] }, calls: {} })),
  },
  { name: 'fits no more while it is tried', later: shelf => noteCallsInForce(shelf, {}) },
  { name: 'opens for nobody', rates: { screens: 1 } },
  { name: 'opens for half', rates: { screens: 0.5 } },
  { name: 'fails in one screen of ten', rates: { screens: 0.1 } },
  { name: 'fails in one visit of thirty', rates: { screens: 0.033 } },
  { name: 'sends calls that fail', rates: { calls: 1 } },
  { name: 'sends one call of ten that fails', rates: { calls: 0.1 } },
  { name: 'sends one call of thirty that fails', rates: { calls: 0.033 } },
  { name: 'is slow for all', rates: { speed: 0.9 } },
  { name: 'is slow for one of three', rates: { speed: 0.33 } },
  { name: 'fails a little everywhere', rates: { screens: 0.02, calls: 0.02, speed: 0.1 } },
]
