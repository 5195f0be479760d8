import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { errorCode } from '../logging/errorCode'

/** A slice's tables could not be brought up to date; says whose they are, which file it was, and the database's reason. */
export class MigrationFailed extends Error {
  constructor(slice: string, what: string, reason: string, cause: unknown) {
    super(`Migraciones de «${slice}»: ${what}: ${reason}`, { cause })
    this.name = 'MigrationFailed'
  }
}

/** What the migrator threw, in words for who wrote the migration; an error that is of none stays as it is. */
export function migrationFailure(slice: string, folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('query' in error) {
    const file = fileWith(folder, String(error.query))
    return file ? new MigrationFailed(slice, `${file} no se pudo aplicar`, reasonOf(error), error) : error
  }
  // Whatever has a code is the connection's or the system's; without one it is the journal, or a file that it names.
  if (errorCode(error) !== undefined) return error
  return new MigrationFailed(slice, `${shown(folder)} no se pudo leer`, error.message, error)
}

/** The last one with that statement: an earlier one that has it too was applied. */
function fileWith(folder: string, statement: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const found = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .findLast(name => readFileSync(join(folder, name), 'utf8').includes(statement))
  return found && shown(join(folder, found))
}

/** The query builder quotes the whole statement and hides why; the database's word is the innermost. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

const shown = (path: string) => relative(process.cwd(), path)
