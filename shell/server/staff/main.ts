import { isDay } from 'shared/dates'
import { readConfig } from 'shared/server/config/config'
import { explainFailure } from '../explainFailure'
import { type OpenContext, openContext } from '../openContext'
import { slices } from '../slices'
import { entriesSince, type ReadEntry } from './auditLog'
import { addStaff, removeStaff } from './manageStaff'
import { staffAccounts } from './staffStore'

const USAGE = `Uso: npm run staff -- add <correo> [nombre] [apellido]
     npm run staff -- list
     npm run staff -- remove <correo>
     npm run staff -- log [desde, como 2026-12-31]`

type Work = (open: OpenContext) => Promise<void>

/** The work of a command; undefined where the words are none. */
function workOf([command, ...words]: string[]): Work | undefined {
  const [first = '', firstName, lastName] = words
  if (command === 'add' && first) return open => add(open, { email: first, firstName, lastName })
  if (command === 'list') return list
  if (command === 'remove' && first) return open => remove(open, first)
  if (command === 'log' && (first === '' || isDay(first))) return open => log(open, first || '1970-01-01')
  return undefined
}

async function add({ context }: OpenContext, member: Parameters<typeof addStaff>[1]): Promise<void> {
  const token = await addStaff(context, member)
  const origin = context.config.publicOrigin ?? `http://localhost:${context.config.port}`
  console.info(`${member.email} es parte del equipo. Para crear su contraseña tiene una hora, con este enlace:
${origin}/reset-password?u=${token}
Después puede pedir otro en «¿Olvidaste tu contraseña?».`)
}

async function list({ context }: OpenContext): Promise<void> {
  const accounts = await staffAccounts(context.database)
  if (accounts.length === 0) console.info('Nadie es parte del equipo todavía: npm run staff -- add <correo>')
  for (const { email, firstName, lastName, staffSince } of accounts) {
    console.info([email, `${firstName} ${lastName}`.trim(), staffSince?.toISOString()].join('\t'))
  }
}

async function remove({ context }: OpenContext, email: string): Promise<void> {
  await removeStaff(context, slices, email)
  console.info(`${email} ya no es parte del equipo: su cuenta y sus sesiones terminaron.`)
}

async function log({ context }: OpenContext, since: string): Promise<void> {
  for await (const entry of entriesSince(context.database, new Date(since))) console.info(lineOf(entry))
}

function lineOf({ at, staff, act, personId, personEmail }: ReadEntry): string {
  return [at.toISOString(), staff, act, personId ? `${personId} ${personEmail}` : '-'].join('\t')
}

async function main(words: string[]): Promise<number> {
  const work = workOf(words)
  if (!work) {
    console.error(USAGE)
    return 2
  }
  const open = await openContext(readConfig(process.env), slices)
  try {
    await work(open)
    return 0
  } finally {
    await open.close()
  }
}

process.exitCode = await main(process.argv.slice(2)).catch(error => {
  console.error(explainFailure(error))
  return 1
})
