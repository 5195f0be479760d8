import type { Database } from 'shared/server/database/database'
import { deadLetters, retryDeadLetters } from 'shared/server/jobs/deadLetters'

export const USAGE = 'Uso: npm run jobs -- list, o npm run jobs -- retry <id>|all'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The work that an operator's command asks for; undefined if the words are not a command. */
export function jobsCommand(words: readonly string[]): ((database: Database) => Promise<string>) | undefined {
  const [command, which, ...more] = words
  if (more.length > 0) return undefined
  if (command === 'list' && which === undefined) return list
  if (command !== 'retry' || which === undefined) return undefined
  return which === 'all' || ID.test(which) ? database => retry(database, which) : undefined
}

async function list(database: Database): Promise<string> {
  const dead = await deadLetters(database)
  if (dead.length === 0) return 'No hay trabajos fallidos.'
  return dead
    .map(({ id, job, failedAt, attempts, reason }) => {
      const tried = attempts === 1 ? '1 intento' : `${attempts} intentos`
      return `${id}  ${job}  ${failedAt.toISOString()}  ${tried}: ${reason}`
    })
    .join('\n')
}

async function retry(database: Database, which: string): Promise<string> {
  const count = await retryDeadLetters(database, which)
  if (count === 0) return 'No hay ningún trabajo fallido que reintentar. Míralos con: npm run jobs -- list'
  return count === 1 ? 'Se reintentará 1 trabajo.' : `Se reintentarán ${count} trabajos.`
}
