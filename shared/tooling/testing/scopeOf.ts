import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../repository'
import type { Scope } from './steps'

/** The shell's files that compare every domain's contract, tables and declarations with what the host promises. */
const CONTRACT_WITH_SHELL = [
  'shell/server/documentation/',
  'shell/server/badInput.api.test.ts',
  'shell/server/demo.api.test.ts',
  'shell/server/privacy/',
]

/** Compares every contract with the calls of past releases. */
const CONTRACT_WITH_PAST = ['shared/tooling/release/past.test.ts']

/**
 * The files that prove these areas. Journeys `about` them are their teams' own; those that `walk` through them are also
 * other teams' and the shell's, which a change of theirs can break.
 */
export function scopeOf(names: readonly string[], journeys: 'about' | 'walk' = 'about'): Scope {
  return {
    areas: names,
    apiFiles: names.some(name => name !== 'shell') ? CONTRACT_WITH_SHELL : [],
    unitFiles: CONTRACT_WITH_PAST,
    journeys: journeyFiles().filter(path => walkOf(path)[journeys].some(area => names.includes(area))),
  }
}

const HOST = ['shell', 'shared']

/** Every journey's path. */
export function journeyFiles(): string[] {
  return readdirSync(join(repositoryRoot, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.spec.ts') && !path.includes('node_modules'))
    .map(path => join('e2e', path))
    .sort()
}

/**
 * The areas that a journey says it walks through, first the one that it is about: `test.use({ walks: ['mf-diet'] })`. A
 * journey that names none is about the shell and what it stands on.
 */
function walkOf(path: string): Record<'about' | 'walk', string[]> {
  const file = join(repositoryRoot, path)
  if (!existsSync(file)) return { about: [], walk: [] }
  const [, list] = /\bwalks: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8')) ?? []
  if (list === undefined) return { about: HOST, walk: HOST }
  const walk = [...list.matchAll(/'([^']+)'/g)].map(([, area = '']) => area)
  return { about: walk.slice(0, 1), walk }
}
