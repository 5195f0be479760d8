import { isDay } from 'shared/dates'
import { DUTIES, type Duty, isDuty } from 'shared/published/duties'
import { isPart } from '../../rules/teams'
import type { CommandContext, CommandWork } from '../runCommand'
import { runningPort } from '../runningPort'
import { entriesSince, type ReadEntry } from './auditLog'
import { addStaff, enrolAnew, removeStaff, setDuties, setTeams } from './manageStaff'
import { staffAccounts } from './staffStore'

const NONE = 'ninguna'
const EVERY = 'todas'

export const USAGE = `Uso: npm run staff -- add <correo> [nombre] [apellido]
     npm run staff -- duties <correo> <tareas, como ${DUTIES.join(',')}; ninguna>
     npm run staff -- teams <correo> <partes que entrega su equipo, como mf-diet,mf-citas; todas>
     npm run staff -- enrol <correo>
     npm run staff -- list
     npm run staff -- remove <correo>
     npm run staff -- log [desde, como 2026-12-31]`

/** The work that an operator's command asks for; undefined if the words are not a command. */
export function staffCommand([command, ...words]: string[]): CommandWork | undefined {
  const [first = '', firstName, lastName] = words
  if (command === 'add' && first) return open => add(open, { email: first, firstName, lastName })
  const duties = command === 'duties' && first && firstName ? dutiesOf(firstName) : undefined
  if (duties) return open => give(open, first, duties)
  const teams = command === 'teams' && first && firstName ? teamsNamed(firstName) : undefined
  if (teams) return open => join(open, first, teams)
  if (command === 'enrol' && first) return open => enrol(open, first)
  if (command === 'list') return list
  if (command === 'remove' && first) return open => remove(open, first)
  if (command === 'log' && (first === '' || isDay(first))) return open => log(open, first || '1970-01-01')
  return undefined
}

async function add({ context, say }: CommandContext, member: Parameters<typeof addStaff>[1]): Promise<void> {
  const token = await addStaff(context, member)
  const origin = context.config.publicOrigin ?? `http://localhost:${await runningPort(context.config)}`
  say(`${member.email} es parte del equipo. Para crear su contraseña tiene una hora, con este enlace:`)
  say(`${origin}/reset-password?u=${token}`)
  say(`Todavía no tiene tareas: npm run staff -- duties ${member.email} ${DUTIES.join(',')}`)
  say('Después puede pedir otro en «¿Olvidaste tu contraseña?».')
}

/** Undefined where one of them is none. */
function dutiesOf(text: string): Duty[] | undefined {
  const named = text === NONE ? [] : text.split(',')
  return named.every(isDuty) ? [...new Set(named)] : undefined
}

async function give({ context, say }: CommandContext, email: string, duties: Duty[]): Promise<void> {
  const before = (await staffAccounts(context.database)).find(account => account.email === email)
  await setDuties(context, email, duties)
  say(`${email}: ${duties.join(', ') || 'sin tareas'}.`)
  const given = new Set<string>(duties)
  const taken = before?.duties.filter(duty => !given.has(duty)) ?? []
  if (taken.length > 0) say(`Ya no tiene: ${taken.join(', ')}.`)
}

/** Undefined where one of them is none. */
function teamsNamed(text: string): string[] | undefined {
  const named = text === EVERY ? [] : text.split(',')
  return named.every(isPart) ? [...new Set(named)] : undefined
}

async function join({ context, say }: CommandContext, email: string, teams: string[]): Promise<void> {
  await setTeams(context, email, teams)
  say(`${email}: entrega ${teams.join(', ') || 'todas las partes'}, si tiene la tarea releases.`)
}

async function enrol({ context, say }: CommandContext, email: string): Promise<void> {
  await enrolAnew(context, email)
  say(
    `${email}: su segundo factor y sus sesiones terminaron. Al entrar, en los próximos 7 días, activa otro.`,
  )
}

async function list({ context, say }: CommandContext): Promise<void> {
  const accounts = await staffAccounts(context.database)
  if (accounts.length === 0) say('Nadie es parte del equipo todavía: npm run staff -- add <correo>')
  for (const { email, firstName, lastName, staffSince, duties, teams } of accounts) {
    say(
      [
        email,
        `${firstName} ${lastName}`.trim(),
        staffSince?.toISOString(),
        duties.join(',') || NONE,
        ...(teams.length > 0 ? [teams.join(',')] : []),
      ].join('\t'),
    )
  }
}

async function remove({ context, slices, say }: CommandContext, email: string): Promise<void> {
  await removeStaff(context, slices, email)
  say(`${email} ya no es parte del equipo: su cuenta y sus sesiones terminaron.`)
}

async function log({ context, say }: CommandContext, since: string): Promise<void> {
  let isEmpty = true
  for await (const entry of entriesSince(context.database, new Date(since))) {
    isEmpty = false
    say(lineOf(entry))
  }
  if (isEmpty) say('El equipo no ha hecho nada desde entonces.')
}

function lineOf({ at, staff, act, personId, personEmail }: ReadEntry): string {
  return [at.toISOString(), staff, act, personId ? `${personId} ${personEmail}` : '-'].join('\t')
}
