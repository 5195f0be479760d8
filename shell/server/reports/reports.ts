import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { shelfIn } from 'shared/releases/shelf'
import { ok, type Refused } from 'shared/server/http/outcome'
import { bearerToken, type Person } from 'shared/server/http/person'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import { limitOf, networkOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { NOT_OPENED, reportsContract } from '../../contract/reports'
import { hasProvedAddress } from '../auth/accountStore'
import { allowsPurpose } from '../privacy/purposeStore'
import { mayTakeBack, takeBackByItself } from '../releases/quarantine'
import { followTrials } from '../trials/followTrials'
import { cleanHash, type ReportRow, reportCleaner } from './cleanReport'
import { type DayKey, dayKeyAt } from './dayKey'
import { failsForMany } from './failingReleases'
import { reportMessages } from './messages'
import { addReports } from './reportStore'

/** The reports of pages: their problems and their speed (decision 37). */
export function reports(app: FastifyInstance, context: SliceContext): void {
  const { config, database, now } = context
  const shelf = shelfIn(config.dataDir)
  const clean = reportCleaner(app, shelf)

  serve(app, reportsContract, {
    'POST client-reports': async ({ body, request }) => {
      const at = now()
      const key = await dayKeyAt(database, at)
      const person = await callerOf(request)
      // No person and no network have the same text.
      const who = person ? `person ${person.id}` : `network ${networkOf(request.ip)}`
      const refusal = await tooMany(request.ip, key.hash(who), at)
      if (refusal) return refusal
      const shell = cleanHash(body.shell ?? '')
      const problems = body.problems.map(clean.problem)
      const vitals = (await mayMeasure(person)) ? body.vitals.map(clean.vital) : []
      const rows = [...problems, ...vitals].map(row => ({ ...row, at, shell }))
      await addReports(
        database,
        rows,
        problems.map(({ fingerprint }) => affectedBy(key, fingerprint ?? '', who)),
      )
      if (!person) return ok({})
      const by = { key, personId: person.id, at }
      await followFailures(problems, by)
      for (const decided of await followTrials(context, { shelf, rows }, by))
        app.log.error(decided, 'a trial was decided by what pages reported')
      return ok({})
    },
  })

  /** A release that does not open for several people is taken back. No report fails by that. */
  async function followFailures(
    problems: readonly Pick<ReportRow, 'kind' | 'remote' | 'release'>[],
    by: { key: DayKey; personId: number; at: Date },
  ): Promise<void> {
    const suspects = new Map(
      problems
        .filter(({ kind }) => NOT_OPENED.some(one => one === kind))
        .map(({ remote, release }) => [remote + release, { shelf, remote, release, at: by.at }]),
    )
    for (const suspect of suspects.values()) {
      // The shell has none to give way to in a page, and its pages are not all that it serves.
      if (suspect.remote === 'shell' || !mayTakeBack(suspect)) continue
      if (!(await hasProvedAddress(database, by.personId))) continue
      if (!(await failsForMany(database, suspect, by))) continue
      const { remote, release } = suspect
      const to = await takeBackByItself(context, suspect)
      if (to)
        app.log.error({ remote, release, to }, 'a release that failed for several people was taken back')
    }
  }

  /** Measures are a voluntary purpose, which a signed-in person may have refused. */
  async function mayMeasure(person: Person | undefined): Promise<boolean> {
    return person === undefined || allowsPurpose(database, person.id, 'statistics')
  }

  async function tooMany(ip: string, caller: string, at: Date): Promise<Refused | undefined> {
    const limits = [
      limitOf({ name: 'reports of a caller', of: caller, most: 120, windowMs: MS_PER_DAY }),
      // A waiting room shares one address.
      limitOf({ name: 'reports of a network', of: networkOf(ip), most: 600, windowMs: MS_PER_HOUR }),
    ]
    return throttleRefusal(database, { limits, at, message: reportMessages.tooMany })
  }
}

async function callerOf(request: FastifyRequest): Promise<Person | undefined> {
  const token = bearerToken(request)
  return token ? request.server.identify(token) : undefined
}

function affectedBy({ day, hash }: DayKey, fingerprint: string, who: string) {
  return { day, fingerprint, hash: hash(`${fingerprint} ${who}`) }
}
