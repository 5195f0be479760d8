import { broughtOnShelf } from '../onShelf'
import { buildProblems } from './checkBuild'
import { type Candidate, misfits } from './misfits'

/**
 * The gate before a release, the same for `npm run release` and over HTTP: why a build may not become current, in
 * sentences that say what to do; empty where it may.
 */
export function refusalsOf(shelf: string, apps: readonly string[], candidate: Candidate): string[] {
  const { app, build } = candidate
  const problems = buildProblems(app, build, broughtOnShelf(shelf, app))
  if (problems.length > 0) return problems.map(problem => `${app}: ${problem}.`)
  return misfits(shelf, apps, candidate)
}
