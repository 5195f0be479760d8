import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { callsInForce } from 'shared/releases/contracts'
import type { Calls } from 'shared/releases/shape'
import { stampOf } from './builds'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const file = resolve(repositoryRoot, '.cache/builds/calls.json')

/**
 * The calls of this working copy's contracts, once these apps are built. They are read anew where a build was, since
 * every contract is a source of a build: reading them takes a second, which each start would pay.
 */
export async function callsHere(apps: readonly string[]): Promise<Calls> {
  const builds = apps.map(app => `${app} ${readFileSync(stampOf(app), 'utf8')}`).join('\n')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Known) : undefined
  if (known?.builds === builds) return known.calls
  const calls = await callsInForce(repositoryRoot)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ builds, calls } satisfies Known))
  return calls
}

interface Known {
  builds: string
  calls: Calls
}
