import { isOnline } from 'shared/offline/connection'
import type { ProblemKind } from '../../contract/reports'
import { newSupportCode } from '../../rules/reports/supportCode'

export interface Problem {
  kind: ProblemKind
  error?: unknown
  /** The release of the part that failed, `mf-diet@0123456789abcdef`; without one it is the shell's. */
  release?: string
  /** By its name in the contract. */
  call?: string
  status?: number
}

/** A problem as it waits to be sent. */
export interface NotedProblem extends Problem {
  code: string
  pathname: string
}

const MOST_A_PAGE = 20

const codes = new Map<string, string>()
const waiting: NotedProblem[] = []
let take = (problem: NotedProblem): void => void waiting.push(problem)

/**
 * Notes a failure for the team that owns it, and returns the support code by which they find it; the same failure has
 * one code a page. Undefined without a connection, since nothing is sent then, and once a page has told enough.
 */
export function report(problem: Problem): string | undefined {
  if (!isOnline()) return undefined
  const { kind, error, release, call, status } = problem
  // Each attempt to load a file has a query of its own.
  const words = String(error).replaceAll(/\?\S*/g, '')
  const same = [kind, words, release, call, status].join('\n')
  const known = codes.get(same)
  if (known || codes.size >= MOST_A_PAGE) return known
  const code = newSupportCode()
  codes.set(same, code)
  take({ ...problem, code, pathname: location.pathname })
  return code
}

/** Passes on the problems that wait, and from now on each new one. */
export function takeProblems(taker: typeof take): void {
  take = taker
  for (const problem of waiting.splice(0)) taker(problem)
}
