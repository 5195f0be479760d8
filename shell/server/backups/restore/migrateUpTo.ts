import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from 'shared/server/database/database'
import { migrate } from 'shared/server/database/migrate'
import type { Migrations } from 'shared/server/database/migrations'

interface Journal {
  entries: { when: number }[]
}

const journalOf = (folder: string) => join(folder, 'meta', '_journal.json')

async function readJournal(folder: string): Promise<Journal> {
  return JSON.parse(await readFile(journalOf(folder), 'utf8')) as Journal
}

/** The slices of which no migration has the time that is given for it: another version of the program made it. */
export async function unknownAmong(
  times: Readonly<Record<string, number>>,
  slices: readonly Migrations[],
): Promise<string[]> {
  const unknown: string[] = []
  for (const [name, time] of Object.entries(times)) {
    const slice = slices.find(one => one.name === name)
    const { entries } = slice ? await readJournal(slice.folder) : { entries: [] }
    if (!entries.some(({ when }) => when === time)) unknown.push(name)
  }
  return unknown
}

/** Makes the tables as they were when each slice's last migration was the one of this time. Run it exclusively. */
export async function migrateUpTo(
  database: Database,
  slices: readonly Migrations[],
  times: Readonly<Record<string, number>>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'my-diet-migrations-'))
  try {
    const earlier: Migrations[] = []
    for (const slice of slices) {
      const last = times[slice.name]
      if (last === undefined) continue
      const copy = join(folder, slice.name)
      await cp(slice.folder, copy, { recursive: true })
      const journal = await readJournal(copy)
      const entries = journal.entries.filter(({ when }) => when <= last)
      await writeFile(journalOf(copy), JSON.stringify({ ...journal, entries }))
      earlier.push({ name: slice.name, folder: copy })
    }
    await migrate(database, earlier)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
