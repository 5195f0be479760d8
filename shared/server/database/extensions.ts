import { sql } from 'drizzle-orm'
import { errorCode } from '../logging/errorCode'
import type { Database } from './database'

/** `btree_gist` lets an exclusion constraint compare an id by `=` beside a range by `&&`: no two appointments overlap. */
const EXTENSIONS = ['btree_gist']

const NOT_ALLOWED = '42501'

/** PostgreSQL lacks an extension that the tables need. The message says who can create it, and how. */
export class ExtensionMissing extends Error {
  constructor(name: string, cause: unknown) {
    const mend =
      codeOf(cause) === NOT_ALLOWED
        ? `El usuario de DATABASE_URL no puede crearla: quien administra la base debe ejecutar en ella, una vez, «create extension ${name}».`
        : 'El servidor no la tiene instalada: viene con PostgreSQL, en el paquete contrib.'
    super(`Falta la extensión ${name} de PostgreSQL. ${mend}`, { cause })
    this.name = 'ExtensionMissing'
  }
}

/** Creates the extensions that the migrations need, where they are missing. Run it exclusively. */
export async function createExtensions(database: Database): Promise<void> {
  for (const name of EXTENSIONS) {
    await database.execute(sql`create extension if not exists ${sql.identifier(name)}`).catch(error => {
      throw codeOf(error)?.startsWith('08') ? error : new ExtensionMissing(name, error)
    })
  }
}

function codeOf(error: unknown): string | undefined {
  return errorCode(error) ?? (error instanceof Error && error.cause ? codeOf(error.cause) : undefined)
}
