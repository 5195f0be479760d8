import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { bornYearsAgo } from 'shared/testing/bornYearsAgo'
import type { FamilyMember } from '../../contract/family'
import { server } from './anasAnswers'

/** Fields of members that Nuevo adds, who has no family of his own. */
export const CHILD = { firstName: 'Luz', lastName: 'Peña', birthDate: bornYearsAgo(10), gender: 'female' }
export const ADULT = { ...CHILD, firstName: 'Rosa', birthDate: '1960-01-31', email: 'rosa@ejemplo.mx' }
export const list = async (person = server.nuevo): Promise<FamilyMember[]> =>
  (await server.as('GET family-members', undefined, person)).body
export const add = (body: object, key?: string) => server.as('POST family-members', body, server.nuevo, key)
export const patch = (id: number, body: object, person = server.nuevo) =>
  server.as(`PATCH family-members/${id}`, body, person)

/** The path of the page of consent in the newest mail to an address. */
export const linkIn = async (address: string) => {
  const [newest] = await server.mails({ to: address })
  return /\/api(\/permiso-familiar\/[\w-]+)/.exec(newest?.text ?? '')?.[1] ?? ''
}
/** Presses a button of the page of consent. */
export const decide = (path: string, choice: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `permiso=${choice}`,
  })
/** An attempt of a job, as the queue makes it. */
export const attempt = () => ({
  id: randomUUID(),
  enqueuedAt: new Date(),
  signal: new AbortController().signal,
})
/** The number of jobs that have this in their payload. */
export const jobsWith = async (field: string, value: number) => {
  const { rows } = await server.context.database.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where data ->> ${field} = ${String(value)}`,
  )
  return rows[0]?.count
}
/** In the transaction that sends the jobs: they wait until tomorrow, so that none runs during the test. */
export const delayJobs = (one: Database, field: string, value: number) =>
  one.execute(sql`update jobs.job set start_after = now() + interval '1 day'
    where data ->> ${field} = ${String(value)}`)
