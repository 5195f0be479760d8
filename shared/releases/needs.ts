import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Calls } from './shape'

/** The exports of each shared entry point, such as `shared/router`. */
export type Exports = Readonly<Record<string, readonly string[]>>

/** `needs.json` of a build: what its code uses of the shell and of the API. */
export interface Needs {
  shared: Exports
  calls: Calls
}

/** `provides.json` of a build of the shell: what it offers to remotes. */
export type Provides = Exports

/** Undefined for a build that is older than this file: nobody knows what it needs. */
export const readNeeds = (build: string) => read<Needs>(build, 'needs.json')
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
