import { operator } from 'shared/releases/originHere'
import type { SliceContext } from 'shared/server/slices/context'
import { isPort, PORTS, type Port } from '../guests/internal/portNames'
import type { CommandContext, CommandWork } from '../runCommand'
import { addEntry } from '../staff/auditLog'
import { TOKEN_NAME_LENGTH } from './tokenName'
import { addToken, allTokens, goodTokens, type Pipeline, revokeToken, type Token } from './tokenStore'

/** More than a team has pipelines. */
const MOST_TOKENS = 10

export const USAGE = `Uso: npm run shelf -- token <remoto, como mf-diet> "<nombre de quien entrega, hasta ${TOKEN_NAME_LENGTH} letras>"
     npm run shelf -- token <remoto> "<nombre del servicio>" <puertos que puede usar: ${PORTS.join(' ')}>
     npm run shelf -- list
     npm run shelf -- revoke <número>`

/** A refusal whose message the operator reads. */
class ShelfRefused extends Error {
  override name = 'ShelfRefused'
}

/** The work that an operator's command asks for; undefined if the words are not a command. */
export function shelfCommand([command, first = '', second = '', ...more]: string[]): CommandWork | undefined {
  const name = second.trim()
  if (command === 'token' && /^mf-[a-z]{1,37}$/.test(first) && isName(name) && more.every(isPort))
    return open => make(open, { remote: first, name, ports: [...new Set(more)] as Port[] })
  if (more.length > 0) return undefined
  if (command === 'list' && !first) return list
  if (command === 'revoke' && /^[1-9]\d{0,8}$/.test(first) && !second)
    return open => revoke(open, Number(first))
  return undefined
}

/** It stands in lines of the audit log. */
const isName = (name: string) =>
  name.length <= TOKEN_NAME_LENGTH && /^[\p{L}\p{N}][\p{L}\p{N} ._/#-]*$/u.test(name)

interface Wanted {
  remote: string
  name: string
  /** Without any, the token releases. */
  ports: Port[]
}

async function make({ context, say }: CommandContext, { remote, name, ports }: Wanted): Promise<void> {
  const token = await context.database.transaction(async one => {
    const good = await goodTokens(one, remote)
    if (good.some(known => known.name === name))
      throw new ShelfRefused(`${remote} ya tiene un token con el nombre ${name}: npm run shelf -- list`)
    if (good.length >= MOST_TOKENS)
      throw new ShelfRefused(`${remote} ya tiene ${MOST_TOKENS} tokens. Revoca uno: npm run shelf -- list`)
    const made = await addToken(one, { remote, name, ports, now: context.now() })
    await note(context, one, made.pipeline, ports.length > 0 ? `made for ${ports.join(' ')}` : 'made')
    return made.token
  })
  say(
    ports.length > 0
      ? `El token de ${name}, de ${remote}, para usar ${ports.join(' y ')}. Se muestra esta única vez:`
      : `El token de ${name} para entregar ${remote}. Se muestra esta única vez; guárdalo como SHELF_TOKEN:`,
  )
  say(token)
}

async function list({ context, say }: CommandContext): Promise<void> {
  const all = await allTokens(context.database)
  if (all.length === 0) say('Nadie entrega por HTTP todavía: npm run shelf -- token mf-diet "nombre"')
  for (const token of all) say(lineOf(token))
}

const lineOf = ({ id, remote, name, ports, madeAt, revokedAt }: Token) =>
  [
    id,
    remote,
    name,
    ...(ports.length > 0 ? [ports.join(' ')] : []),
    madeAt.toISOString(),
    revokedAt ? `revocado ${revokedAt.toISOString()}` : 'vigente',
  ].join('\t')

async function revoke({ context, say }: CommandContext, id: number): Promise<void> {
  const { remote, name } = await context.database.transaction(async one => {
    const revoked = await revokeToken(one, id, context.now())
    if (!revoked) throw new ShelfRefused(`No hay un token vigente con el número ${id}: npm run shelf -- list`)
    await note(context, one, revoked, 'revoked')
    return revoked
  })
  say(`El token ${id}, de ${name} para ${remote}, ya no sirve.`)
}

async function note(
  { now }: SliceContext,
  database: SliceContext['database'],
  { id, remote, name }: Pipeline,
  what: string,
): Promise<void> {
  const act = `token ${id} of ${remote} ${what}: ${name}`
  await addEntry(database, { at: now(), staff: `operator ${operator()}`, act, personId: null })
}
