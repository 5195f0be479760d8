import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { errorCode } from '../logging/errorCode'

/**
 * A slice's tables could not be brought up to date. The message names the slice, the file, and the database's reason.
 */
export class MigrationFailed extends Error {
  constructor(slice: string, what: string, reason: string, cause: unknown) {
    super(`Migraciones de «${slice}»: ${what}: ${reason}`, { cause })
    this.name = 'MigrationFailed'
  }
}

/**
 * The migrator's error, in words for the author of the migration. An error that no migration caused stays unchanged.
 */
export function migrationFailure(slice: string, folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if ('query' in error) {
    const file = fileWith(folder, String(error.query))
    return file ? new MigrationFailed(slice, `${file} no se pudo aplicar`, reasonOf(error), error) : error
  }
  // An error with a code comes from the connection or the system; one without comes from the journal or a file it
  // names.
  if (errorCode(error) !== undefined) return error
  return new MigrationFailed(slice, `${shown(folder)} no se pudo leer`, error.message, error)
}

/** The last file with that statement: an earlier one that has it too was applied. */
function fileWith(folder: string, statement: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const found = readdirSync(folder)
    .filter(name => name.endsWith('.sql'))
    .sort()
    .findLast(name => readFileSync(join(folder, name), 'utf8').includes(statement))
  return found && shown(join(folder, found))
}

/** The query builder quotes the whole statement and hides the reason; the database's own error is the innermost. */
function reasonOf(error: Error): string {
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

const shown = (path: string) => relative(process.cwd(), path)
