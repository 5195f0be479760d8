import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Provides, readProvides } from './needs'
import { readPointer } from './pointer'
import { releaseFolder } from './record'
import type { Calls } from './shape'
import { writeWhole } from './shelf'
import type { Running } from './unmet'

const callsFile = (shelf: string) => join(shelf, 'shell', 'contract.json')

/**
 * Writes the calls of the API that is about to run to the shelf: releases are compared with them and not with a working
 * copy. Whoever publishes the shell at a start writes them too.
 */
export const noteCallsInForce = (shelf: string, calls: Calls) => writeWhole(callsFile(shelf), calls)

const read = new Map<string, { version: string; calls: Calls }>()

/** The calls that the API answers; undefined where the product has not run yet. */
export function callsThatRun(shelf: string): Calls | undefined {
  const file = callsFile(shelf)
  if (!existsSync(file)) return undefined
  const { mtimeMs, ino } = statSync(file)
  const version = `${mtimeMs} ${ino}`
  const known = read.get(file)
  if (known?.version === version) return known.calls
  const calls = JSON.parse(readFileSync(file, 'utf8')) as Calls
  read.set(file, { version, calls })
  return calls
}

export const whatRuns = (shelf: string): Running => ({
  provides: livingProvides(shelf),
  calls: callsThatRun(shelf),
})

/** The exports that the live shell provides; undefined for a shell that is older than `provides.json`. */
export function livingProvides(shelf: string): Provides | undefined {
  const live = readPointer(shelf, 'shell')?.release
  return live ? readProvides(releaseFolder(shelf, 'shell', live)) : undefined
}
