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

const NO_SUCH_DATABASE = '3D000'
const WRONG_LOGIN = ['28000', '28P01']

const OF_FOLDERS: Readonly<Record<string, string>> = {
  ENOSPC: 'El disco está lleno: no cabe lo que se escribía',
  EDQUOT: 'El espacio de este usuario está lleno: no cabe lo que se escribía',
  EACCES: 'Este usuario no tiene permiso',
  ENOTDIR: 'Hay un archivo donde debe estar una carpeta',
  EROFS: 'El disco solo se puede leer',
}

/** Errors whose message already says what is wrong and where. */
const IN_WORDS = [CommandRefused, ConfigError, ExtensionMissing, FolderInUse, MigrationFailed, StaffRefused]

/** The text for the operator about a failed command; an unforeseen error keeps its stack. */
export function explainFailure(error: unknown): string {
  if (IN_WORDS.some(kind => error instanceof kind)) return (error as Error).message
  if (error instanceof ContentRefused || error instanceof ContentUnconfirmed)
    return [error.message, ...error.lines].join('\n  ')
  if (error instanceof StoreUnavailable)
    return `No se pudo usar el almacén S3 (${error.message}). Revisa S3_* o, para respaldos, BACKUP_S3_*, y que el bucket exista.`
  const coded = withCode(error)
  const code = errorCode(coded)
  if (code === 'EADDRINUSE') return portTaken(portOf(coded))
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'No se pudo conectar con la base de datos. Revisa DATABASE_URL.'
  }
  if (code === NO_SUCH_DATABASE)
    return 'La base de datos que nombra DATABASE_URL no existe. Créala vacía, o corrige el nombre.'
  if (code !== undefined && WRONG_LOGIN.includes(code))
    return 'La base de datos no acepta el usuario o la contraseña de DATABASE_URL.'
  if (code !== undefined && code in OF_FOLDERS) return `${OF_FOLDERS[code]}${placeOf(coded)}.`
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

function placeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'path' in error ? ` (${error.path})` : ''
}

function tablesDiffer(error: unknown): string {
  const said = error instanceof Error ? ` (${error.message})` : ''
  return `Las tablas no son como dice schema.ts${said}.
Si lo cambiaste, falta su migración: npm run migration -- mf-… que-cambio`
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
