import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { MS_PER_DAY } from 'shared/dates/times'
import { beginBackup, endBackup } from 'shared/server/backups/backupState'
import { readConfig } from 'shared/server/config/config'
import { newName } from 'shared/server/files/files'
import { type S3Server, startS3 } from 'shared/testing/services/startS3'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { forgetUnclaimedFiles } from '../files/forgetUnclaimedFiles'
import { uploads } from '../files/schema'
import { backupCommand } from './backupCommand'
import { backupsIn } from './manifest'
import { openBackup } from './restore/openBackup'
import {
  backUp,
  bucketEnvironment,
  bucketPlace,
  emptyFolder,
  newKeys,
  newPlace,
  removeFolders,
} from './testing/practice'

const keys = await newKeys()

let home: TestHome
let server: TestServer
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
  home = await testHome('nothing')
  server = await testServer({ home, slices: [] })
})
afterAll(async () => {
  await server.close()
  await home.remove()
  await s3.stop()
  removeFolders()
})

/** A file of nobody that came this many days ago. */
async function upload(text: string, daysAgo = 0): Promise<string> {
  const { database, files } = server.context
  const name = newName('pdf', 'owner')
  await files.put(Buffer.from(text), name)
  const createdAt = new Date(Date.now() - daysAgo * MS_PER_DAY)
  await database.insert(uploads).values({ name, kind: 'lab', ownerId: null, createdAt })
  return name
}

const forget = (name: string) => server.context.files.remove(name)

function pathsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}

const filesIn = (folder: string) => pathsIn(folder).filter(path => path.startsWith('files/'))

test('nothing in the place tells what a row or a file says, or how a file is called', async () => {
  const target = newPlace(keys)
  const name = await upload('secreto de prueba')
  await backUp(server.config, target)
  const folder = target.place.name
  expect(filesIn(folder)).not.toEqual([])
  const all = pathsIn(folder).map(path => path + readFileSync(join(folder, path), 'latin1'))
  for (const secret of ['secreto', name]) expect(all.join()).not.toContain(secret)
})

test('a file that the place has is not copied again; of a file that is gone, the operator hears', async () => {
  const target = newPlace(keys)
  const name = await upload('uno')
  await backUp(server.config, target, () => new Date(Date.now() - MS_PER_DAY))
  const before = filesIn(target.place.name)
  await upload('uno')
  await upload('dos')
  await forget(name)
  const { manifest } = await backUp(server.config, target)
  expect(filesIn(target.place.name)).toHaveLength(before.length + 1)
  expect(manifest.missing).toBe(1)
})

test('after a change of keys each backup is read whole by the key it was made for', async () => {
  const target = newPlace(keys)
  await upload('de antes del cambio')
  const yesterday = new Date(Date.now() - MS_PER_DAY)
  const before = await backUp(server.config, target, () => yesterday)
  const later = await newKeys()
  await backUp(server.config, { ...target, ...later })
  for (const { identity, at } of [
    { ...keys, at: before.backup },
    { ...later, at: undefined },
  ]) {
    const { files, bytesOf } = await openBackup({ ...target, identity, at })
    const texts = await Promise.all(files.map(async file => (await bytesOf(file)).toString()))
    expect(texts).toContain('de antes del cambio')
  }
  const listed = await backupCommand(server.config, ['list', target.place.name])
  expect(listed).toHaveLength(2)
  expect(listed?.[0]).toMatch(new RegExp(`^${before.backup}\\t\\d+ filas\\t${keys.recipient}$`))
  expect(await backupCommand(server.config, ['list'])).toBeUndefined()
  expect(await backupCommand(server.config, ['list', emptyFolder()])).toEqual([
    expect.stringContaining('No hay ningún respaldo completo'),
  ])
  await expect(openBackup({ ...target, ...keys })).rejects.toThrow('La llave privada no abre este respaldo')
})

test('the days that a backup is kept are those that the demo’s privacy notice promises, unless a practice says others', () => {
  const notice = readFileSync(join(import.meta.dirname, '../site/demo/privacy-notice.html'), 'utf8')
  expect(notice).toContain(
    `las copias de seguridad se sobrescriben en un máximo de ${readConfig({}).backupDays} días`,
  )
  expect(readConfig({ BACKUP_DAYS: '90' }).backupDays).toBe(90)
})

test.each(['folder', 'bucket'])(
  'after these days a backup in a %s, and what only it had, are gone',
  async kind => {
    const target = kind === 'folder' ? newPlace(keys) : { place: await bucketPlace(s3), ...keys }
    const name = await upload('solo entonces')
    const longAgo = () => new Date(Date.now() - (server.config.backupDays + 1) * MS_PER_DAY)
    const { backup } = await backUp(server.config, target, longAgo)
    const broken = 'backups/2020-01-01T00-00-00Z/database.age'
    await target.place.write(broken, Readable.from([Buffer.from('begun, and never completed')]))
    const before = await target.place.paths('files')
    await server.context.database.delete(uploads)
    await upload(`sigue, en un ${kind}`)
    const kept = await backUp(server.config, target)
    expect(await backupsIn(target.place)).toEqual([kept.backup])
    expect(await target.place.paths('backups')).toHaveLength(3)
    expect(backup).not.toBe(kept.backup)
    const left = await target.place.paths('files')
    expect(left).toHaveLength(1)
    expect(before).not.toContain(left[0])
    await forget(name)
  },
)

test('while a backup runs no file is deleted and no other begins; one that died holds for ten minutes', async () => {
  const { context, config } = server
  const { database, files } = context
  const name = await upload('de nadie', 2)
  expect(await beginBackup(database, context.now())).toBe(true)
  await forgetUnclaimedFiles(context)
  expect(await files.read(name)).toBeDefined()
  await expect(backUp(config, newPlace(keys))).rejects.toThrow('en diez minutos puedes hacer uno nuevo')
  const later = new Date(context.now().getTime() + 11 * 60_000)
  expect(await beginBackup(database, later)).toBe(true)
  await endBackup(database)
  await forgetUnclaimedFiles(context)
  expect(await files.read(name)).toBeUndefined()
})

test('the command wants a place and a public key, and can make the keys', async () => {
  const { config } = server
  expect(await backupCommand(config, [])).toBeUndefined()
  await expect(backupCommand(config, [emptyFolder()])).rejects.toThrow('Falta BACKUP_RECIPIENT')
  const [, recipient, , identity] = (await backupCommand(config, ['key'])) ?? []
  expect(identity).toMatch(/^ {2}AGE-SECRET-KEY-1/)
  const BACKUP_RECIPIENT = recipient?.split('=')[1]
  const environment = { ...config.environment, BACKUP_RECIPIENT }
  const configured = { ...config, environment }
  const said = await backupCommand(configured, [emptyFolder()])
  await expect(backupCommand(configured, ['s3://Respaldos'])).rejects.toThrow(
    'se esperaba s3://bucket/carpeta',
  )
  await expect(backupCommand(configured, ['s3://respaldos'])).rejects.toThrow(
    'Falta el almacén de s3://respaldos',
  )
  expect(said?.[0]).toMatch(/^Respaldo \S+Z en \S+: \d+ filas y \d+ archivos\.$/)
  expect(said?.[1]).toMatch(/^Atención: está en el disco de los datos/)
  const { body } = await server.call('GET health/ready')
  expect(Date.now() - Date.parse(body.lastBackup)).toBeLessThan(60_000)
})

test('where a place and a key are configured, a backup is made every night: here in a bucket', async () => {
  const environment = { ...bucketEnvironment(s3), BACKUP_RECIPIENT: keys.recipient }
  const place = await bucketPlace(s3, { environment })
  const nights = await testHome('nothing')
  const nightly = await testServer({ home: nights, slices: [], environment })
  nightly.pass(MS_PER_DAY)
  await nightly.jobsDone()
  await nightly.close()
  await nights.remove()
  expect(await backupsIn(place)).toHaveLength(1)
})
