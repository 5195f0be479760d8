import { releaseName } from 'shared/remote/releaseName'
import type { Registry } from 'shared/remote/remoteJson'
import { screenOf } from 'shared/remote/screens'
import type { ProblemReport } from '../../contract/reports'
import { errorName } from '../../rules/reports/errorName'
import { framesOf } from '../../rules/reports/frames'
import { plainMessage } from '../../rules/reports/plainMessage'
import type { NotedProblem } from './problems'

/** The screen of an address, as the pattern of its route, and the release of the remote whose screen it is. */
export function placeOf({ remotes }: Registry, pathname: string): { screen: string; release?: string } {
  const screen = screenOf(
    pathname,
    remotes.flatMap(({ remote }) => remote.routes.map(({ path }) => path)),
  )
  const owner = remotes.find(({ remote }) => remote.routes.some(({ path }) => `/user/${path}` === screen))
  return { screen, ...(owner && { release: releaseName(owner) }) }
}

/** A problem without anything that a person may have typed: the server leaves it out too. */
export function toReport(registry: Registry, problem: NotedProblem): ProblemReport {
  const { kind, error, release, call, status, code, pathname } = problem
  const { name = '', message = typeof error === 'string' ? error : '', stack = '' } = asError(error)
  return {
    kind,
    code,
    screen: placeOf(registry, pathname).screen,
    name: errorName(name),
    message: plainMessage(message),
    frames: framesOf(stack),
    release,
    call,
    status,
  }
}

function asError(error: unknown): Partial<Error> {
  return typeof error === 'object' && error !== null ? (error as Partial<Error>) : {}
}
