import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { publish } from 'shared/releases'
import { shelfIn } from 'shared/releases/shelf'
import { endBackup } from 'shared/server/backups/backupState'
import { defineJob } from 'shared/server/jobs/job'
import { type MailServer, startMailServer } from 'shared/testing/services/mailServer'
import { type S3Server, startS3 } from 'shared/testing/services/startS3'
import { type TestServer, testServer } from 'shared/testing/testServer'
import Type from 'typebox'
import { type HouseState, THINGS, type Thing } from '../../contract/operation'
import { setDuties } from '../staff/manageStaff'
import { lookThroughVault } from '../vault/destroyDue'
import { lookAt } from './look'
import { certificateLook } from './looks/certificate'
import { paymentsLook } from './looks/payments'
import { versionsLook } from './looks/versions'
import { backupLook } from './looks/work'
import { ENDS_AT, startTlsServer } from './testing/tlsServer'

let s3: S3Server
let relay: MailServer
let server: TestServer
let token: string
beforeAll(async () => {
  ;[s3, relay] = await Promise.all([startS3(), startMailServer()])
  server = await testServer({
    environment: {
      ...s3.environment,
      SMTP_URL: relay.url,
      BACKUP_TO: 's3://respaldos/my-diet',
      BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
      // The jobs of the other domains stay as the tests leave them.
      SLICES: 'diet',
    },
  })
  ;({ token } = await server.signInStaff())
  await server.jobsDone()
  // The jobs of the other domains wait since the demo was prepared: this server does not run them.
  await server.context.database.execute(sql`delete from jobs.job where start_after < now()`)
})
afterAll(async () => {
  await server.close()
  await Promise.all([s3.stop(), relay.stop()])
})

async function house(): Promise<HouseState> {
  const { status, body } = await server.call('GET staff/state', { token })
  expect(status).toBe(200)
  return body
}

const stateOf = async (name: Thing) => (await house()).things.find(thing => thing.name === name)

const mailsAre = (change: ReturnType<typeof sql>) =>
  server.context.database.execute(sql`update jobs.job set ${change} where name = 'mail'`)

test('a house that is well says so of each thing, in order, and the audit log has who looked', async () => {
  await endBackup(server.context.database, server.context.now())
  const { things, lookedAt } = await house()
  expect(things.map(({ name }) => name)).toEqual(THINGS)
  const wanting = things.filter(({ state }) => state !== 'bien')
  expect(wanting).toEqual([expect.objectContaining({ name: 'certificate', state: 'no se sabe' })])
  expect(Math.abs(Date.parse(lookedAt) - Date.now())).toBeLessThan(60_000)
  const { rows } = await server.context.database.execute(sql`select act from auth.audit_log`)
  expect(rows).toContainEqual({ act: 'state of the house read' })
})

test('it is for members with the duty alone', async () => {
  const ana = await server.signIn()
  expect((await server.call('GET staff/state', { token: ana.token })).status).toBe(403)
  const other = await server.signInStaff('agenda@mydiet.mx')
  await setDuties(server.context, 'agenda@mydiet.mx', ['agenda'])
  expect((await server.call('GET staff/state', { token: other.token })).status).toBe(403)
})

test('the public check tells no more than before', async () => {
  const { body } = await server.call('GET health/ready')
  expect(Object.keys(body).sort()).toEqual(['files', 'lastBackup', 'status'])
})

test('a backup: none yet wants attention, one of two days ago is bad', async () => {
  const { database, now } = server.context
  await database.execute(sql`update backups.state set last_success_at = null`)
  expect(await stateOf('backup')).toMatchObject({
    state: 'atención',
    todo: expect.stringContaining('npm run'),
  })
  await endBackup(database, new Date(now().getTime() - 2 * MS_PER_DAY))
  expect(await stateOf('backup')).toMatchObject({
    state: 'mal',
    words: expect.stringMatching(/^El último se hizo el \d+ de \w+ de \d{4}, .*: falta el de anoche\.$/),
  })
})

test('a backup on the disk of the data wants attention: it would be lost with it', async () => {
  const { context } = server
  await endBackup(context.database, context.now())
  expect(await stateOf('backup')).toMatchObject({ state: 'bien' })
  const backup = { to: join(context.config.dataDir, 'respaldos'), recipient: '' }
  const found = await backupLook.find({ ...context, config: { ...context.config, backup } })
  expect(found).toMatchObject({ state: 'atención', todo: expect.stringContaining('BACKUP_TO') })
})

test('the vault: what outlived its day is bad, and a job that stopped wants attention', async () => {
  const { context } = server
  const { database, now } = context
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString()
  await lookThroughVault(context)
  expect(await stateOf('vault')).toMatchObject({
    state: 'bien',
    words: expect.stringMatching(/^Nada pasó de su plazo\. Se revisó el /),
  })
  await database.execute(sql`update vault.state set last_success_at = ${ago(MS_PER_DAY)}`)
  expect(await stateOf('vault')).toMatchObject({
    state: 'atención',
    todo: expect.stringContaining('npm run jobs'),
  })
  const account = sql`'00000000-0000-4000-8000-000000000000'`
  await database.execute(sql`
    insert into vault.accounts (id, pseudonym, sealed_key, ended_at) values (${account}, 'x', 'x', now())`)
  await database.execute(sql`
    insert into vault.entries (account_id, category, sealed, kept_until)
    values (${account}, 'audit', 'x', ${ago(MS_PER_DAY)})`)
  expect(await stateOf('vault')).toMatchObject({
    state: 'mal',
    words: '1 dato bloqueado pasó de su plazo sin destruirse.',
  })
  await lookThroughVault(context)
  expect(await stateOf('vault')).toMatchObject({ state: 'bien' })
  await database.execute(sql`delete from site.notice_kept`)
  expect(await stateOf('vault')).toMatchObject({
    state: 'atención',
    words: expect.stringContaining('no dice qué se conserva'),
  })
})

test('a job that nobody does is late, then bad; a dead letter is bad', async () => {
  const { database, jobs, now } = server.context
  const ago = (ms: number) => ({ key: 'late', runAt: new Date(now().getTime() - ms) })
  const job = defineJob({ name: 'cuenta-settle', payload: Type.Object({}) })
  await jobs.send(job, {}, ago(MS_PER_HOUR / 2))
  expect(await stateOf('jobs')).toMatchObject({
    state: 'atención',
    words: 'La más atrasada espera desde hace 30 minutos.',
  })
  await jobs.send(job, {}, ago(2 * MS_PER_HOUR))
  expect(await stateOf('jobs')).toMatchObject({ state: 'mal' })
  await database.execute(sql`update jobs.job set state = 'failed' where singleton_key = 'late'`)
  expect(await stateOf('jobs')).toMatchObject({
    state: 'mal',
    words: 'Tareas fallidas que no se repiten solas: 1.',
    todo: expect.stringContaining('npm run jobs -- list'),
  })
  await jobs.cancel(job, 'late')
  expect(await stateOf('jobs')).toMatchObject({ state: 'bien' })
})

test('a restored copy that is held says what it waits for', async () => {
  const { database } = server.context
  await database.execute(sql`update backups.state set restored_at = now()`)
  expect(await stateOf('jobs')).toMatchObject({
    state: 'atención',
    todo: expect.stringContaining('npm run restore -- --live'),
  })
  await database.execute(sql`update backups.state set restored_at = null`)
})

test('payments that nobody settles are bad, and so is a provider that does not answer', async () => {
  const { database } = server.context
  await database.execute(sql`
    insert into cuenta.orders (reference, product_id, product_key, title, list_amount, amount, origin, return_path,
      status, expires_at, ask_at)
    values (gen_random_uuid(), 'NutricionOnline', 'x', 'Consulta', 1, 1, 'http://localhost', '/', 'OPEN', now(),
      now() - interval '1 hour')`)
  expect(await stateOf('payments')).toMatchObject({
    state: 'mal',
    words: 'El proveedor contesta, pero hay 1 pago sin conciliar.',
  })
  await database.execute(sql`delete from cuenta.orders`)
  expect(await stateOf('payments')).toMatchObject({ state: 'bien' })

  const away = await testServer({
    environment: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: `sk_test_${'x'.repeat(24)}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${'x'.repeat(32)}`,
      STRIPE_API: 'http://127.0.0.1:1',
    },
  })
  expect(await lookAt(paymentsLook, away.context)).toMatchObject({ name: 'payments', state: 'mal' })
  await away.close()
})

test('a mail that waits too long, and then a mail server that is away', async () => {
  const { mail } = server.context
  const waiting = { to: 'later@ejemplo.mx', subject: 'Hola', text: 'Hola', html: 'Hola' }
  await mail.send(waiting, { cause: 'practice' })
  await server.jobsDone()
  expect(await stateOf('mail')).toMatchObject({ state: 'bien' })
  await mailsAre(sql`created_on = now() - interval '45 minutes'`)
  expect(await stateOf('mail')).toMatchObject({
    state: 'atención',
    words: 'El servidor contesta, pero un correo espera desde hace 45 minutos.',
  })
  await relay.stop()
  expect(await stateOf('mail')).toMatchObject({ state: 'mal', todo: expect.stringContaining('SMTP_URL') })
})

test('a store that is away is bad, and the rest is seen all the same', async () => {
  await s3.stop()
  expect(await stateOf('files')).toMatchObject({ state: 'mal', todo: expect.stringContaining('S3_ENDPOINT') })
  expect(await stateOf('database')).toMatchObject({ state: 'bien' })
})

test('the release of the API is the one that its image carries', async () => {
  const look = async (environment: Record<string, string>) =>
    (await lookAt(versionsLook, { ...server.context, config: { ...server.config, environment } })).words
  expect(await look({})).toMatch(/^API de esta carpeta · Páginas /)
  const [image, build] = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'my-diet-image-'))) as [string, string]
  writeFileSync(join(build, 'index.html'), 'Hola')
  const release = publish(image, 'shell', build)
  expect(await look({ IMAGE_SHELF: image })).toContain(`API ${release} · Páginas `)
})

test('a release that pages do not get is named, with the command that says why', async () => {
  const shelf = shelfIn(server.config.dataDir)
  const build = mkdtempSync(join(tmpdir(), 'my-diet-held-'))
  writeFileSync(join(build, 'a.js'), 'a release without its release.json')
  publish(shelf, 'mf-citas', build)
  expect(await stateOf('versions')).toMatchObject({
    state: 'atención',
    words: expect.stringContaining('la última entrega de mf-citas'),
    todo: expect.stringContaining('npm run releases -- mf-citas'),
  })
})

test('a certificate: well, soon to end, ended, and not to be seen', async () => {
  const tls = await startTlsServer()
  const at = async (left: number, publicOrigin = tls.origin) => {
    const config = { ...server.config, publicOrigin }
    const now = () => new Date(ENDS_AT.getTime() - left)
    return lookAt(certificateLook, { ...server.context, config, now })
  }
  expect(await at(30 * MS_PER_DAY)).toMatchObject({ state: 'bien' })
  expect(await at(10 * MS_PER_DAY)).toMatchObject({
    state: 'atención',
    words: expect.stringMatching(/^Vence el/),
  })
  expect(await at(-MS_PER_DAY)).toMatchObject({ state: 'mal', words: expect.stringMatching(/^Venció el/) })
  tls.stop()
  expect(await at(30 * MS_PER_DAY, 'https://127.0.0.1:1')).toMatchObject({ state: 'no se sabe' })
})
