import type { CommandContext, CommandWork } from '../runCommand'
import { deadLetters, retryDeadLetters } from './deadLetters'

export const USAGE = 'Uso: npm run jobs -- list, o npm run jobs -- retry <id>|all'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The work that an operator's command asks for; undefined if the words are not a command. */
export function jobsCommand(words: readonly string[]): CommandWork | undefined {
  const [command, which, ...more] = words
  if (more.length > 0) return undefined
  if (command === 'list' && which === undefined) return list
  if (command !== 'retry' || which === undefined) return undefined
  return which === 'all' || ID.test(which) ? open => retry(open, which) : undefined
}

async function list({ context, say }: CommandContext): Promise<void> {
  const dead = await deadLetters(context.database)
  if (dead.length === 0) say('No hay trabajos fallidos.')
  for (const { id, job, failedAt, attempts, reason } of dead) {
    const tried = attempts === 1 ? '1 intento' : `${attempts} intentos`
    say(`${id}  ${job}  ${failedAt.toISOString()}  ${tried}: ${reason}`)
  }
}

async function retry({ context, say }: CommandContext, which: string): Promise<void> {
  const count = await retryDeadLetters(context.database, which)
  if (count === 0) say('No hay ningún trabajo fallido que reintentar. Míralos con: npm run jobs -- list')
  else say(count === 1 ? 'Se reintentará 1 trabajo.' : `Se reintentarán ${count} trabajos.`)
}
