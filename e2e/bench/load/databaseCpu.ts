import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Of the kernel's clock in `/proc`, on every Linux that people run. */
const TICKS_A_SECOND = 100

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
  const postmaster = timesOf(rows[0]?.pid ?? '')
  if (!postmaster) throw new Error('the processes of PostgreSQL are not seen: /proc is missing')
  const living = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(timesOf)
    .filter(times => times?.parent === rows[0]?.pid)
  const ticks = living.reduce((sum, times) => sum + (times?.own ?? 0), postmaster.own + postmaster.ended)
  return ticks / TICKS_A_SECOND
}

/** A process as `/proc` describes it; undefined once it has ended. */
function timesOf(pid: string): { parent: string; own: number; ended: number } | undefined {
  try {
    // The name of the program stands in brackets, and may hold spaces.
    const words = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const ticks = (from: number) => Number(words[from]) + Number(words[from + 1])
    return { parent: words[1] ?? '', own: ticks(11), ended: ticks(13) }
  } catch {
    return undefined
  }
}
