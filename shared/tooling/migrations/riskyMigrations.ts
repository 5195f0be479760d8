import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationRisks, type Risk } from './migrationRisks'

/** The first day of the rules. What was written before has long been applied everywhere. */
const SINCE = Date.parse('2026-11-27T00:00:00-06:00')

interface Journal {
  entries: readonly { tag: string; when: number }[]
}

/** The risks of a folder's migrations, each with the name of its file. */
export async function riskyMigrations(folder: string): Promise<(Risk & { file: string })[]> {
  const journal = join(folder, 'meta', '_journal.json')
  if (!existsSync(journal)) return []
  const { entries }: Journal = JSON.parse(readFileSync(journal, 'utf8'))
  const files = entries.filter(({ when }) => when >= SINCE).map(({ tag }) => `${tag}.sql`)
  // One whose SQL is missing is named by `changedTables`.
  const found = files.filter(file => existsSync(join(folder, file)))
  const risks = found.map(async file => {
    const all = await migrationRisks(readFileSync(join(folder, file), 'utf8'))
    return all.map(risk => ({ file, ...risk }))
  })
  return (await Promise.all(risks)).flat()
}
