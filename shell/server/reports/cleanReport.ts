import { createHash } from 'node:crypto'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { isReleaseName } from 'shared/releases/releaseName'
import type { ProblemReport, VitalReport } from '../../contract/reports'
import { errorName } from '../../rules/reports/errorName'
import { isFrame } from '../../rules/reports/frames'
import { plainMessage } from '../../rules/reports/plainMessage'
import { readSupportCode } from '../../rules/reports/supportCode'
import { knownPlaces } from './knownPlaces'
import type { clientReports } from './schema'

export type ReportRow = Omit<typeof clientReports.$inferInsert, 'at' | 'shell'>

/**
 * Makes the rows of reports. Pages leave out whatever a person may have typed; here it is left out of whatever else is
 * sent to this address. A remote, a screen or a call that My Diet does not have is `other`.
 */
export function reportCleaner(app: FastifyInstance, shelf: string) {
  const places = knownPlaces(shelf)

  const placeOf = ({ release = '', screen = '' }: Pick<VitalReport, 'release' | 'screen'>) => {
    const { remotes, screens } = places()
    const [remote = '', hash = ''] = release.split('@')
    return {
      remote: remotes.has(remote) ? remote : 'shell',
      release: cleanHash(hash),
      screen: screens.has(screen) ? screen : 'other',
    }
  }

  const cleanCall = (call: string) => {
    const [method = '', path = ''] = call.split(' ')
    const url = `/api/${path.replace(/\{(\w+)\}/g, ':$1')}`
    return app.hasRoute({ method: method as HTTPMethods, url }) ? `${method} ${path}` : 'other'
  }

  return {
    problem(report: ProblemReport): ReportRow {
      const place = placeOf(report)
      const problem = {
        kind: report.kind,
        name: errorName(report.name ?? ''),
        message: plainMessage(report.message ?? ''),
        call: report.call === undefined ? null : cleanCall(report.call),
        status: report.status ?? null,
      }
      const frames = (report.frames ?? []).filter(isFrame)
      // Each file with wrong bytes is a problem of its own.
      const files = report.kind === 'integrity' ? frames : []
      return {
        ...place,
        ...problem,
        frames,
        code: readSupportCode(report.code) ?? null,
        fingerprint: fingerprintOf([place.remote, place.screen, ...Object.values(problem), ...files]),
      }
    },

    vital: (report: VitalReport): ReportRow => ({
      ...placeOf(report),
      kind: 'vital',
      measure: report.measure,
      value: report.value,
    }),
  }
}

/** A release's name; empty for anything else, as in development, where there are no releases. */
export function cleanHash(text: string): string {
  return isReleaseName(text) ? text : ''
}

/** The same for the same problem in any release, so the frames of a stack are no part of it. */
function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
}
