import { eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { hashOfToken } from 'shared/server/http/person'
import { ANA, NUEVO, PASSWORD, testServer } from 'shared/testing/testServer'
import { slices } from '../slices'
import { countOf, nameOf, personTables, writeSomeRow } from '../testing/personTables'
import { deviceMarks } from './schema'
import { allSecrets } from './secrets'

/** The tables with a column for a secret that a reset leaves, and why. */
const LEFT: Record<string, string> = {
  'auth.users': 'the reset itself replaces the password',
  'auth.alarms': 'the links only end sessions, and a stranger who resets must not end the owner’s way back',
  'sandbox.keys': 'the payment provider signs with it; it is no person’s',
  'reports.failed': 'hashes with a key of the day, which is deleted with it; they open nothing',
  'reports.affected': 'hashes with a key of the day, which is deleted with it; they open nothing',
  'reports.met_in_trial': 'hashes with a key of the day, which is deleted with it; they open nothing',
  'shelf.tokens': 'pipelines release with them; they are no person’s',
  'cursos.mail_links': 'the links turn a kind of mails off or on, and show and do nothing else',
}

const ended = allSecrets(slices)
  .flatMap(({ tables }) => tables)
  .map(table => getTableConfig(table))
  .map(({ schema, name }) => `${schema}.${name}`)

test('every table with a secret is in the list that a reset ends, or is left for a reason', async () => {
  const server = await testServer()
  const { rows } = await server.context.database.execute<{ name: string }>(sql`
    select distinct table_schema || '.' || table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and column_name ~ '(hash|secret|token|public_key)'
      and table_schema not in ('information_schema', 'pg_catalog', 'migrations', 'jobs')`)
  expect(rows.map(({ name }) => name).sort()).toEqual([...ended, ...Object.keys(LEFT)].sort())
  await server.close()
})

test('a reset ends every secret of the account, and none of another', async () => {
  const server = await testServer({ environment: { PUBLIC_ORIGIN: 'https://app.ejemplo.mx' } })
  const { database } = server.context
  const [ana, nuevo] = [await server.signIn(ANA), await server.signIn(NUEVO)]
  await server.call('POST auth/reset-password-request', { body: { email: ANA } })
  const [mail] = await server.mails({ to: ANA, subject: 'Crea una nueva contraseña para My Diet' })
  const tables = (await personTables(database)).filter(table => ended.includes(nameOf(table)))
  expect(tables.map(nameOf).sort()).toEqual([...ended].sort())
  for (const table of tables) for (const { id } of [ana, nuevo]) await writeSomeRow(database, table, id)
  await database.execute(
    sql`update objetivos.family_members set consent = 'ASKED', consent_token_hash = 'a' || id`,
  )

  const link = /u=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const reset = await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
  // The device of the reset has a new mark; those of before are gone.
  const mark = /=([\w-]+)/.exec(String(reset.headers['set-cookie']))?.[1] ?? ''
  const gone = await database
    .delete(deviceMarks)
    .where(eq(deviceMarks.tokenHash, hashOfToken(mark)))
    .returning()
  expect(gone).toMatchObject([{ userId: ana.id }])

  const left = async (id: number) => {
    const open = await database.execute<{ count: number }>(
      sql`select count(*)::int as count from objetivos.family_members where user_id = ${id} and consent_token_hash is not null`,
    )
    const whole = tables.filter(table => nameOf(table) !== 'objetivos.family_members')
    const counts = await Promise.all(whole.map(table => countOf(database, table, id)))
    return [
      ...whole.filter((_, i) => counts[i] !== 0).map(nameOf),
      ...(open.rows[0]?.count ? ['open consents'] : []),
    ]
  }
  expect(await left(ana.id)).toEqual([])
  expect((await left(nuevo.id)).sort()).toEqual(
    [...ended.filter(name => name !== 'objetivos.family_members'), 'open consents'].sort(),
  )
  await server.close()
})

test('the private calendar of a stranger who registered the address first ends with its owner’s reset', async () => {
  const server = await testServer({ environment: { PUBLIC_ORIGIN: 'https://app.ejemplo.mx' } })
  const { token } = await server.signIn(NUEVO)
  const { path } = (await server.call('POST appointments/feed', { token })).body
  // As the account of before that it would have been.
  await server.context.database.execute(
    sql`update auth.users set address_proved_at = null, proof_due_at = now() + interval '30 days' where email = ${NUEVO}`,
  )
  const feed = async () => (await server.call(`GET ${path.replace('/api/', '')}`)).status
  expect(await feed()).toBe(200)
  await server.call('POST auth/reset-password-request', { body: { email: NUEVO } })
  const [mail] = await server.mails({ to: NUEVO, subject: 'Crea una nueva contraseña para My Diet' })
  const link = /u=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
  expect(await feed()).toBe(404)
  await server.close()
})
