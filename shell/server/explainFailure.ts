import { ConfigError } from 'shared/server/config'
import { errorCode } from 'shared/server/errorCode'
import { StoreUnavailable } from 'shared/server/files'
import { FolderInUse } from 'shared/server/folderLock'
import { ContentRefused } from './content/loadContent'

/** Why a command ended, in words for who typed it; what nobody foresaw keeps its stack. */
export function explainFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message
  if (error instanceof ContentRefused) return [error.message, ...error.lines].join('\n  ')
  if (error instanceof StoreUnavailable)
    return `No se pudo usar el almacén S3 (${error.message}). Revisa S3_*.`
  const code = errorCode(error) ?? errorCode(error instanceof Error ? error.cause : undefined)
  if (code === 'EADDRINUSE') return 'El puerto está ocupado por otro programa. Indica otro con PORT.'
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') {
    return 'No se pudo conectar con la base de datos. Revisa DATABASE_URL.'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
