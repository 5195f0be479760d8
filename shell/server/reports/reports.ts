import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { shelfIn } from 'shared/releases/shelf'
import { ok, type Refused } from 'shared/server/http/outcome'
import { bearerToken, type Person } from 'shared/server/http/person'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/slice'
import { limitOf, networkOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { reportsContract } from '../../contract/reports'
import { allowsPurpose } from '../privacy/purposeStore'
import { cleanHash, reportCleaner } from './cleanReport'
import { type DayKey, dayKeyAt } from './dayKey'
import { reportMessages } from './messages'
import { addReports } from './reportStore'

/** The reports of pages: their problems and their speed (decision 37). */
export function reports(app: FastifyInstance, { config, database, now }: SliceContext): void {
  const clean = reportCleaner(app, shelfIn(config.dataDir))

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
      return ok({})
    },
  })

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
