import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { readConfig } from 'shared/server/config/config'
import { newName } from 'shared/server/files/files'
import { type S3Server, startS3 } from 'shared/testing/services/startS3'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import { uploads } from '../files/schema'
import { slices } from '../slices'
import { sha256 } from './crypt'
import { blobPath } from './manifest'
import { openBackup } from './restore/openBackup'
import { restore } from './restore/restore'
import {
  backUp,
  bucketPlace,
  embeddedConfig,
  newKeys,
  newPlace,
  removeFolders,
  rowsOf,
  rowsOfText,
} from './testing/practice'

const keys = await newKeys()
const now = () => new Date()

let server: TestServer
let other: TestHome
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
  server = await testServer()
  other = await testHome('nothing')
})
afterAll(async () => {
  await server.close()
  await other.remove()
  await s3.stop()
  removeFolders()
})

/** How many rows more the practice of the drill has, and a file of 100 kB for each hundred of them. */
const MORE_ROWS = Number(process.env.BACKUP_ROWS ?? 0)
const PART_ROWS = 10_000

async function grow({ database, files, now: at }: TestServer['context']): Promise<void> {
  // In parts, since a statement of a call has a limit of time.
  for (let from = 1; from <= MORE_ROWS; from += PART_ROWS)
    await database.execute(sql`
      insert into throttle.attempts
      select md5(n::text), array[now()], now() + interval '1 day'
      from generate_series(${from}::integer, ${from + PART_ROWS - 1}::integer) n`)
  for (let n = 0; n < MORE_ROWS / 100; n++) {
    const name = newName('pdf', 'owner')
    await files.put(randomBytes(100_000), name)
    await database.insert(uploads).values({ name, kind: 'lab', ownerId: null, createdAt: at() })
  }
}

/** The drill prints its figures. */
async function timed<T>(what: string, work: Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work
  if (MORE_ROWS > 0) console.info(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`)
  return result
}

/** Every file below a folder, with a hash of its bytes. */
function filesBelow(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(file => [file.slice(folder.length), sha256(readFileSync(file))])
      .sort(),
  )
}

test('a backup under load is one moment, and comes back whole: from a folder to the embedded database, and from a bucket to PostgreSQL again', async () => {
  const { config } = server
  // Pictures of a few bytes: the demo's own take seconds, and prove no more.
  const files = join(config.dataDir, 'files')
  for (const [i, name] of readdirSync(files).entries()) writeFileSync(join(files, name), `picture ${i % 5}`)
  await grow(server.context)
  const release = join(config.dataDir, 'releases', 'mf-diet', '0123456789abcdef')
  mkdirSync(release, { recursive: true })
  writeFileSync(join(release, 'remoteEntry.js'), 'export {}')
  writeFileSync(join(config.dataDir, 'releases', 'mf-diet', 'current.json'), '{}')
  await server.signInStaff()
  await server.context.mail.send(
    { to: 'espera@ejemplo.mx', subject: 'Espera', text: 'Espera', html: '<p>Espera</p>' },
    { cause: 'practice' },
  )

  const first = newPlace(keys)
  let writing = true
  /** Writes one number into two tables, again and again: any moment has it in both. */
  const load = (async () => {
    for (let n = 1000; writing; n++) {
      await server.context.database.transaction(async one => {
        await one.execute(sql`update auth.users set ocupation = ${`carga ${n}`} where email = ${NUEVO}`)
        await one.execute(sql`update citas.branches set name = ${`carga ${n}`}`)
      })
    }
  })()
  const { manifest, files: said } = await timed('backup of PostgreSQL', backUp(config, first))
  writing = false
  await load
  expect(manifest.missing).toBe(0)

  const saved = await rowsOfText((await openBackup({ ...first, ...keys })).text())
  expect(saved['auth.users']).toHaveLength(8)
  const [inUsers, inBranches] = [saved['auth.users'], saved['citas.branches']].map(rows =>
    /carga \d+/.exec(String(rows)),
  )
  expect(inUsers?.[0]).toBeTruthy()
  expect(inBranches?.[0]).toBe(inUsers?.[0])
  expect(saved['jobs.job']?.length).toBeGreaterThan(0)
  const filled = Object.keys(saved).filter(table => saved[table]?.length)
  const schemas = new Set(filled.map(table => table.split('.')[0]))
  for (const schema of ['auth', 'citas', 'cuenta', 'cursos', 'diet', 'jobs', 'objetivos', 'site'])
    expect(schemas).toContain(schema)

  const embedded = embeddedConfig()
  const restored = await timed(
    'restore to the embedded database',
    restore(embedded, slices, { ...first, ...keys, now }),
  )
  expect(restored).toMatchObject({ files: readdirSync(files).length + 3, erased: 0 })
  expect(restored.files).toBe(said)
  expect(filesBelow(join(embedded.dataDir, 'files'))).toEqual(filesBelow(join(config.dataDir, 'files')))
  expect(filesBelow(join(embedded.dataDir, 'releases'))).toEqual(filesBelow(join(config.dataDir, 'releases')))
  expect(readFileSync(join(embedded.dataDir, 'secrets.key'))).toEqual(
    readFileSync(join(config.dataDir, 'secrets.key')),
  )

  const second = { place: await bucketPlace(s3), ...keys }
  await timed('backup of the embedded database', backUp(embedded, second))
  expect(await rowsOfText((await openBackup({ ...second, ...keys })).text())).toEqual(saved)
  const postgres = readConfig({ DEMO: 'no', ...other.environment })
  await timed('restore to PostgreSQL', restore(postgres, slices, { ...second, ...keys, now }))
  expect(await rowsOf(postgres)).toEqual(saved)

  if (MORE_ROWS > 0)
    console.info(
      `${Object.values(saved).flat().length} rows of ${filled.length} tables and ${restored.files} files: lost 0`,
    )

  const [blob = ''] = manifest.blobs
  const path = blobPath(blob, second)
  await second.place.write(path, Readable.from([Buffer.from('damaged')]))
  const spared = embeddedConfig()
  await expect(restore(spared, slices, { ...second, ...keys, now })).rejects.toThrow(
    `El respaldo está dañado: ${path}`,
  )
  expect(readdirSync(spared.dataDir)).toEqual([])
})
