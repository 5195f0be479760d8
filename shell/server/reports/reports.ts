import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { shelfIn } from 'shared/releases/shelf'
import { ok, type Refused } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import { serve } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/slice'
import { limitOf, networkOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { reportsContract } from '../../contract/reports'
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
      const who = await whoReports(request)
      const refusal = await tooMany(request.ip, key.hash(who), at)
      if (refusal) return refusal
      const shell = cleanHash(body.shell ?? '')
      const problems = body.problems.map(clean.problem)
      const rows = [...problems, ...body.vitals.map(clean.vital)].map(row => ({ ...row, at, shell }))
      await addReports(
        database,
        rows,
        problems.map(({ fingerprint }) => affectedBy(key, fingerprint ?? '', who)),
      )
      return ok({})
    },
  })

  async function tooMany(ip: string, caller: string, at: Date): Promise<Refused | undefined> {
    const limits = [
      limitOf({ name: 'reports of a caller', of: caller, most: 120, windowMs: MS_PER_DAY }),
      // A waiting room shares one address.
      limitOf({ name: 'reports of a network', of: networkOf(ip), most: 600, windowMs: MS_PER_HOUR }),
    ]
    return throttleRefusal(database, { limits, at, message: reportMessages.tooMany })
  }
}

/** The person of the token, or the network where there is none, in a form that no other text has. */
async function whoReports(request: FastifyRequest): Promise<string> {
  const token = bearerToken(request)
  const person = token ? await request.server.identify(token) : undefined
  return person ? `person ${person.id}` : `network ${networkOf(request.ip)}`
}

function affectedBy({ day, hash }: DayKey, fingerprint: string, who: string) {
  return { day, fingerprint, hash: hash(`${fingerprint} ${who}`) }
}
