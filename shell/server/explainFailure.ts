import { portTaken } from 'shared/server/config/portTaken'
import { ConfigError } from 'shared/server/config/variables'
import { ExtensionMissing } from 'shared/server/database/extensions'
import { FolderInUse } from 'shared/server/database/folderLock'
import { MigrationFailed } from 'shared/server/database/migrationFailed'
import { StoreUnavailable } from 'shared/server/files/files'
import { errorCode } from 'shared/server/logging/errorCode'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { ContentRefused, ContentUnconfirmed } from './content/loadContent'
import { StaffRefused } from './staff/manageStaff'

const UNDEFINED_COLUMN = '42703'
const UNDEFINED_TABLE = '42P01'

/** Errors whose message already says what is wrong and where. */
const IN_WORDS = [CommandRefused, ConfigError, ExtensionMissing, FolderInUse, MigrationFailed, StaffRefused]

/** The text for the operator about a failed command; an unforeseen error keeps its stack. */
export function explainFailure(error: unknown): string {
  if (IN_WORDS.some(kind => error instanceof kind)) return (error as Error).message
  if (error instanceof ContentRefused || error instanceof ContentUnconfirmed)
    return [error.message, ...error.lines].join('\n  ')
  if (error instanceof StoreUnavailable)
    return `No se pudo usar el almacén S3 (${error.message}). Revisa S3_*.`
  const coded = withCode(error)
  const code = errorCode(coded)
  if (code === 'EADDRINUSE') return portTaken(portOf(coded))
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'No se pudo conectar con la base de datos. Revisa DATABASE_URL.'
  }
  if (code === UNDEFINED_COLUMN || code === UNDEFINED_TABLE) return tablesDiffer(coded)
  return stackOf(error)
}

/** The first of an error and its causes that has a code: Drizzle wraps the database's error. */
function withCode(error: unknown): unknown {
  if (errorCode(error) !== undefined || !(error instanceof Error) || error.cause === undefined) return error
  return withCode(error.cause)
}

function portOf(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'port' in error ? Number(error.port) : undefined
}

function tablesDiffer(error: unknown): string {
  const said = error instanceof Error ? ` (${error.message})` : ''
  return `Las tablas no son como dice schema.ts${said}.
Si lo cambiaste, falta su migración: npm run migration -- mf-… que-cambio`
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
