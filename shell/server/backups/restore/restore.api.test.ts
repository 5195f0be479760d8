import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { type Config, readConfig } from 'shared/server/config/config'
import { contentFolder, removeContentFolders } from 'shared/testing/contentFolder'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { loadContent } from '../../content/loadContent'
import { jobsCommand } from '../../jobs/jobsCommand'
import { openContext } from '../../openContext'
import { siteContents } from '../../site/siteContent'
import { slices } from '../../slices'
import { accountsOf, entriesOf } from '../../vault/readVault'
import type { Manifest } from '../manifest'
import { backUp, embeddedConfig, newKeys, newPlace, removeFolders } from '../testing/practice'
import type { Target, Written } from '../writeBackup'
import { restore } from './restore'
import { restoreCommand } from './restoreCommand'

const keys = await newKeys()
const [LEAVES, STAYS, ARRIVES] = ['se-va@ejemplo.mx', 'se-queda@ejemplo.mx', 'llega@ejemplo.mx']
const mail = { subject: 'Prueba', text: 'Prueba', html: '<p>Prueba</p>' }
const cause = 'practice'
const event = { body: {}, headers: { 'sandbox-signature': 'nobody' } }

let first: TestHome
let second: TestHome
let target: Target
let written: Written
let leaves: number
let keptUntil: string

/** The notice keeps what was accepted. */
const NOTICE = {
  'privacy-notice.csv': ['version,title,publishedAt', '1,Aviso,2026-11-01'],
  'privacy-notice.html': '<p>Texto.</p>',
  'privacy-kept.csv': ['category,title,reason,years', 'consents,Lo que aceptaste,La ley,5'],
}

const register = async (server: TestServer, email: string) => {
  const person = { firstName: 'Lucía', lastName: 'Cantú', phone: '8187654321', gender: 'female' }
  const body = { ...person, email, password: PASSWORD, birthdate: '1988-02-29', privacyNotice: '1' }
  expect((await server.call('POST auth/register', { body })).status).toBe(200)
  return server.signIn(email)
}

/** A practice that is lost: one person has left it since its backup, and a mail was waiting. */
beforeAll(async () => {
  first = await testHome('nothing')
  second = await testHome('nothing')
  target = newPlace(keys)
  const environment = { BACKUP_TO: target.place.name, BACKUP_RECIPIENT: keys.recipient }
  let server = await testServer({ home: first, environment })
  await loadContent(contentFolder(NOTICE), siteContents.contentKinds, server.context)
  await register(server, STAYS)
  const { id, token } = await register(server, LEAVES)
  leaves = id
  await server.jobsDone()
  await server.close()
  // No process does jobs meanwhile, so that the mail waits in the backup.
  const { context, close } = await openContext(server.config, slices)
  await context.mail.send({ to: STAYS, ...mail, subject: 'Ya enviado' }, { cause })
  await close()
  written = await backUp(server.config, target)
  server = await testServer({ home: first, environment })
  const ended = await server.call('DELETE auth/me', { token, body: { password: PASSWORD } })
  expect(ended.status).toBe(200)
  keptUntil = ended.body.kept[0].until
  await server.jobsDone()
  await server.close()
})
afterAll(async () => {
  await first.remove()
  await second.remove()
  removeFolders()
  removeContentFolders()
})

const restored = (config = embeddedConfig(), from: Partial<Parameters<typeof restore>[2]> = {}) =>
  restore(config, slices, { ...target, ...keys, now: () => new Date(), ...from })

/** Jobs that write to people by the clock, settle payments, or deliver the provider's events. */
const OUTWARD = [
  ...['citas-specialists', 'cuenta-settle', 'cursos-find-unlocked', 'house-state', 'mail'],
  ...['objetivos-coming-of-age', 'sandbox-renew'],
]

/** Those of them that are due, and wait. */
async function waiting({ context }: TestServer): Promise<string[]> {
  const { rows } = await context.database.execute<{ name: string }>(sql`
    select distinct name from jobs.job where state < 'active' and start_after <= ${context.now().toISOString()}::timestamptz`)
  return rows
    .map(({ name }) => name)
    .filter(name => OUTWARD.includes(name))
    .sort()
}

test('nobody who left comes back, and nobody is written to or settled before an operator says --live', async () => {
  const config = readConfig({ DEMO: 'no', ...second.environment })
  expect(await restored(config)).toMatchObject({ backup: written.backup, erased: 1 })
  const own = newPlace(keys).place
  const environment = { BACKUP_TO: own.name, BACKUP_RECIPIENT: keys.recipient }
  const server = await testServer({ home: second, environment })
  const { body: ready } = await server.call('GET health/ready')
  expect(ready).toMatchObject({ status: 'ok', held: true })

  const credentials = { email: LEAVES, password: PASSWORD }
  expect((await server.call('POST auth/login', { body: credentials })).status).toBe(401)
  const { id, token } = await register(server, ARRIVES)
  expect(id).toBeGreaterThan(leaves)
  // Somebody tries the copy: the number may be a patient's in the product that was not lost after all.
  await server.call('DELETE auth/me', { token, body: { password: PASSWORD } })
  // The vault keeps them for no longer than if the machine had not been lost.
  const [account = ''] = await accountsOf(server.context, LEAVES)
  expect(await entriesOf(server.context, account)).toMatchObject([
    { category: 'consents', keptUntil: new Date(keptUntil), record: { person: { id: leaves } } },
  ])
  await server.context.mail.send({ to: STAYS, ...mail, subject: 'Nuevo' }, { cause })
  expect(await server.mails({})).toEqual([])
  expect((await server.call('POST payments/webhook', event)).status).toBe(503)
  server.pass(MS_PER_DAY)
  await server.jobsDone()
  expect(await waiting(server)).toEqual(OUTWARD)
  expect(await own.paths('erasures')).toEqual([])
  expect(await server.mails({})).toEqual([])

  const live = await restoreCommand(config, ['--live'])
  expect(live?.[1]).toMatch(/^\d+ trabajos vencidos no se repiten solos/)
  expect(await restoreCommand(config, ['--live'])).toEqual(['El producto ya estaba en vivo: nada cambió.'])
  const subjects = (await server.mails({ to: STAYS })).map(({ subject }) => subject)
  expect(subjects).toContain('Nuevo')
  expect(subjects).not.toContain('Ya enviado')
  await server.jobsDone()
  expect(await own.paths('erasures')).toContain(`erasures/${id}`)
  server.pass(MS_PER_DAY)
  await server.jobsDone()
  expect(await waiting(server)).toEqual([])
  expect((await server.call('POST payments/webhook', event)).status).toBe(400)
  expect((await server.call('GET health/ready')).body.held).toBeUndefined()
  const lines: string[] = []
  await jobsCommand(['list'])?.({ context: server.context, slices, say: line => lines.push(line) })
  expect(lines.join('\n')).toContain('venció antes de que el producto restaurado estuviera en vivo')
  await server.close()
})

test('a place that is not empty is refused, and stays as it is', async () => {
  const used = readConfig({ DEMO: 'no', ...first.environment })
  await expect(restored({ ...used, dataDir: embeddedConfig().dataDir })).rejects.toThrow(
    'La base de datos ya tiene tablas',
  )
  const folder = embeddedConfig()
  writeFileSync(join(folder.dataDir, 'secrets.key'), 'x')
  await expect(restored(folder)).rejects.toThrow('Ya hay datos en')
  expect(readdirSync(folder.dataDir)).toEqual(['secrets.key'])
})

test('another key, a time without a backup and another version of the program are refused before anything is written', async () => {
  const empty = embeddedConfig()
  const { identity, recipient } = await newKeys()
  await expect(restored(empty, { identity })).rejects.toThrow(
    `se cifró para ${keys.recipient}, y la llave es de ${recipient}`,
  )
  await expect(restored(empty, { at: '2020-01-01' })).rejects.toThrow(
    `No hay ningún respaldo completo hasta 2020-01-01 en ${target.place.name}. Hay: ${written.backup}.`,
  )
  await expect(restored(empty, { at: '31/12/2020' })).rejects.toThrow('se esperaba un día')
  const path = join(target.place.name, 'backups', written.backup, 'manifest.json')
  const text = readFileSync(path, 'utf8')
  const manifest = JSON.parse(text) as Manifest
  const newer = { ...manifest, migrations: { ...manifest.migrations, auth: 9_999_999_999_999 } }
  writeFileSync(path, JSON.stringify(newer))
  await expect(restored(empty)).rejects.toThrow('es de otra versión del programa (auth)')
  writeFileSync(path, text)
  expect(readdirSync(empty.dataDir)).toEqual([])
})

test('a restore that was cut off is told: no product starts on half of a backup', async () => {
  const home = await testHome('nothing')
  const cut = readConfig({ DEMO: 'no', ...home.environment })
  const paths = (folder: string) =>
    folder === 'erasures' ? Promise.reject(new Error('cut off')) : target.place.paths(folder)
  await expect(restored(cut, { place: { ...target.place, paths } })).rejects.toThrow('cut off')
  const told = `Una restauración en ${cut.dataDir} no ha terminado`
  await expect(openContext(cut, slices)).rejects.toThrow(told)
  await expect(restored(cut)).rejects.toThrow(told)
  await expect(restoreCommand(cut, ['--live'])).rejects.toThrow(told)
  await home.remove()
})

test('without a product there is nothing to make live, and nothing is made', async () => {
  const empty = embeddedConfig()
  const live = (config: Config) => restoreCommand(config, ['--live'])
  await expect(live(empty)).rejects.toThrow(`En ${empty.dataDir} no hay datos de My Diet`)
  expect(readdirSync(empty.dataDir)).toEqual([])
  const home = await testHome('nothing')
  const server = readConfig({ DEMO: 'no', ...home.environment })
  if (server.databaseUrl) await expect(live(server)).rejects.toThrow('no tiene las tablas de My Diet')
  await home.remove()
})

test('a damaged backup is refused before anything is written', async () => {
  const empty = embeddedConfig()
  const folder = join(target.place.name, 'backups', written.backup)
  for (const name of ['database.age', 'files.age']) {
    const whole = readFileSync(join(folder, name))
    const damaged = Buffer.from(whole)
    damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1
    writeFileSync(join(folder, name), damaged)
    await expect(restored(empty)).rejects.toThrow(
      `El respaldo está dañado: backups/${written.backup}/${name}`,
    )
    writeFileSync(join(folder, name), whole)
  }
  expect(existsSync(join(empty.dataDir, 'database'))).toBe(false)
})

test.each([[[]], [['x']], [['--key', 'y']], [['x', '--live']], [['x', 'y', '--key', 'z']], [['--otra']]])(
  '%j is no command',
  async words => {
    expect(await restoreCommand(embeddedConfig(), words)).toBeUndefined()
  },
)
