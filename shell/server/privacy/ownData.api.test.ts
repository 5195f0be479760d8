import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Fate } from 'shared/published/kept'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import { nothingOwn } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { sliceOf } from 'shared/testing/sliceOf'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import Type from 'typebox'
import { slices } from '../slices'
import { countOf, nameOf, type PersonTable, personTables, writeSomeRow } from '../testing/personTables'
import { accountsOf, entriesOf } from '../vault/readVault'
import { keptParts } from '../vault/record'

/** The schemas that a slice's migrations create or rename. */
function schemasOf({ migrations }: Slice): string[] {
  return readdirSync(migrations)
    .filter(file => file.endsWith('.sql'))
    .flatMap(file => [
      ...readFileSync(join(migrations, file), 'utf8').matchAll(/(?:create schema|rename to) "(\w+)"/gi),
    ])
    .map(([, schema = '']) => schema)
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The fate of each table with rows of a person. */
function fatesOf(slices: readonly Slice[]): Record<string, Fate> {
  const lists = keptParts(slices).flatMap(({ fates }) => Object.values(fates))
  return Object.fromEntries(lists.map(({ table, fate }) => [table, fate]))
}

/** The rows that the vault has of an ended account, by table. */
async function keptOf({ context }: TestServer, email: string): Promise<Record<string, object[]>> {
  const [account = ''] = await accountsOf(context, email)
  const entries = account ? await entriesOf(context, account) : []
  return Object.assign({}, ...entries.map(({ record }) => record.tables))
}

/** Gives Ana a row in every table, downloads her data, ends her account, and returns the tables that were forgotten. */
async function forgotten(slices: readonly Slice[]) {
  const server = await testServer({ slices })
  const { database } = server.context
  const ana = await server.signIn()
  const nuevo = await server.signIn(NUEVO)
  const tables = await personTables(database)
  for (const table of tables) for (const { id } of [ana, nuevo]) await writeSomeRow(database, table, id)
  // Of adults who have not agreed nothing is kept (`vault.api.test.ts`).
  await database.execute(sql`update objetivos.family_members set consent = 'GRANTED'`)
  const countsOf = (person: number) => Promise.all(tables.map(table => countOf(database, table, person)))
  const [before, othersBefore] = [await countsOf(ana.id), await countsOf(nuevo.id)]

  const { token } = ana
  const file = (await server.call('GET auth/me/data', { token })).body
  const ended = await server.call('DELETE auth/me', { token, body: { password: PASSWORD } })
  const [after, othersAfter] = [await countsOf(ana.id), await countsOf(nuevo.id)]
  const kept = await keptOf(server, ANA)
  await server.close()

  const fates = fatesOf(slices)
  const listOf = (table: PersonTable): unknown[] | undefined => {
    if (nameOf(table) === 'auth.users') return [file.account]
    if (['auth', 'files'].includes(table.schema)) return file[camelCase(table.name)]
    const owner = slices.find(slice => schemasOf(slice).includes(table.schema))
    return file.domains[owner?.name ?? '']?.[camelCase(table.name)]
  }
  return {
    ended: ended.status,
    rowless: tables.filter((_, i) => before[i] === 0).map(nameOf),
    notExported: tables.filter((table, i) => listOf(table)?.length !== before[i]).map(nameOf),
    notErased: tables.filter((_, i) => after[i] !== 0).map(nameOf),
    // Of the account itself and its files the vault has parts (`vault.api.test.ts`).
    notKept: tables
      .filter((table, i) => {
        const fate = fates[nameOf(table)]
        return fate && kept[nameOf(table)]?.length !== (fate === 'erased' ? undefined : before[i])
      })
      .map(nameOf)
      .filter(name => !['auth.users', 'files.uploads'].includes(name)),
    withoutAWord: tables.map(nameOf).filter(name => !fates[name]),
    unknown: Object.keys(fates).filter(name => !tables.some(table => nameOf(table) === name)),
    othersLost: tables.filter((_, i) => othersAfter[i] !== othersBefore[i]).map(nameOf),
    tables: tables.map(nameOf),
  }
}

test('every table with rows of a person is in their download, and is erased, or kept in the vault alone', async () => {
  const { tables, ...found } = await forgotten(slices)
  expect(tables).toEqual(expect.arrayContaining(['auth.sessions', 'cuenta.purchases', 'diet.meal_plans']))
  expect(found).toEqual({
    ended: 200,
    rowless: [],
    notExported: [],
    notErased: [],
    notKept: [],
    withoutAWord: [],
    unknown: [],
    othersLost: [],
  })
})

test('a queued job of a person is in their download, and removed with their account', async () => {
  const reminder = defineJob({ name: 'reminder', payload: Type.Object({ userId: Type.Integer() }) })
  const domain = sliceOf({ jobs: [jobHandler(reminder, async () => undefined)] })
  const server = await testServer({ slices: [...slices, domain] })
  const [ana, nuevo] = [await server.signIn(), await server.signIn(NUEVO)]
  const runAt = new Date(Date.now() + MS_PER_DAY)
  for (const { id } of [ana, nuevo]) await server.context.jobs.send(reminder, { userId: id }, { runAt })
  const jobsOf = async (token: string) => (await server.call('GET auth/me/data', { token })).body.jobs
  expect(await jobsOf(ana.token)).toEqual([
    { job: 'reminder', runAt: runAt.toISOString(), payload: { userId: ana.id } },
  ])
  await server.call('DELETE auth/me', { token: ana.token, body: { password: PASSWORD } })
  await server.jobsDone()
  expect(await jobsOf(nuevo.token)).toHaveLength(1)
  const { rows } = await server.context.database.execute<{ data: object }>('select data from jobs.job')
  expect(rows).toContainEqual({ data: { userId: nuevo.id } })
  expect(rows).not.toContainEqual({ data: { userId: ana.id } })
  await server.close()
})

test('a slice that forgets a table is detected', async () => {
  const forgetful = slices.map(slice => (slice.name === 'cuenta' ? { ...slice, ownData: nothingOwn } : slice))
  const tables = ['invoice_requests', 'orders', 'payments', 'purchases', 'subscriptions'].map(
    name => `cuenta.${name}`,
  )
  expect(await forgotten(forgetful)).toMatchObject({
    notExported: tables,
    notErased: tables,
    withoutAWord: tables,
  })
})
