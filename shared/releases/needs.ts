import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Calls } from './shape'
import { SLICE_JSON, type SliceJson } from './sliceJson'

/** The exports of each shared entry point, such as `shared/router`. */
export type Exports = Readonly<Record<string, readonly string[]>>

/** `needs.json` of a build: what its code uses of the shell and of the API. */
export interface Needs {
  shared: Exports
  calls: Calls
}

/** `provides.json` of a build of the shell: what it offers to remotes. */
export type Provides = Exports

/**
 * The needs of a build, without the calls that a process of its own answers. Undefined for a build that is older than this
 * file: nobody knows what it needs.
 */
export function readNeeds(build: string): Needs | undefined {
  const needs = read<Needs>(build, 'needs.json')
  const own = needs && read<SliceJson>(build, SLICE_JSON)?.calls
  if (!own) return needs
  const ofOthers = Object.entries(needs.calls).filter(([name]) => !(name in own))
  return { ...needs, calls: Object.fromEntries(ofOthers) }
}

export const readProvides = (build: string) => read<Provides>(build, 'provides.json')

// A release never changes, so it is read once.
const known = new Map<string, unknown>()

function read<T>(build: string, name: string): T | undefined {
  const file = join(build, name)
  if (!known.has(file)) {
    if (!existsSync(file)) return undefined
    known.set(file, JSON.parse(readFileSync(file, 'utf8')))
  }
  return known.get(file) as T
}
