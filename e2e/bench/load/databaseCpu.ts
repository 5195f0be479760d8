import { readdirSync } from 'node:fs'
import pg from 'pg'
import { processTimes } from '../processTimes'

/**
 * The processor time of a PostgreSQL on this machine: its postmaster, the processes that it has, and those that ended.
 * Only Linux tells.
 */
export async function databaseCpuSeconds(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`,
  )
  await client.end()
  const postmaster = processTimes(rows[0]?.pid ?? '')
  if (!postmaster) throw new Error('the processes of PostgreSQL are not seen: /proc is missing')
  const living = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(processTimes)
    .filter(times => times?.parent === rows[0]?.pid)
  return living.reduce((sum, times) => sum + (times?.own ?? 0), postmaster.own + postmaster.ended)
}
