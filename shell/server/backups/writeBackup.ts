import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import {
  beginBackup,
  endBackup,
  goOnWithBackup,
  RENEW_LEASE_MS,
  recordedErasures,
} from 'shared/server/backups/backupState'
import type { Config } from 'shared/server/config/config'
import type { OpenDatabase } from 'shared/server/database/database'
import type { FileStore } from 'shared/server/files/files'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { jobsIn, migrationsIn, sequencesIn } from './catalog'
import { checkRecipient, encrypt, measure } from './crypt'
import { keepErasures } from './erasures'
import { copyFiles } from './fileList'
import { type Manifest, type Part, partPath } from './manifest'
import { folderPlace, type Place } from './place'
import { backupName, removeOld } from './retention'
import { type Seen, textOf } from './writeDatabase'

/** The parts that a backup is made from. */
export interface BackupGround extends Pick<OpenDatabase, 'database' | 'copying'> {
  config: Config
  files: FileStore
  now(): Date
}

export interface Target {
  place: Place
  /** The public key of whoever may read it. */
  recipient: string
}

export interface Written {
  backup: string
  manifest: Manifest
  /** How many files it brings back: equal ones are held once, and counted each. */
  files: number
}

/** Makes a backup while the product runs, and removes those that are too old. */
export async function writeBackup(ground: BackupGround, target: Target): Promise<Written> {
  const { database, now } = ground
  const at = now()
  checkRecipient(target.recipient)
  if (!(await beginBackup(database, at))) {
    throw new CommandRefused(
      'Otro respaldo está en curso. Si fue el que se interrumpió, en diez minutos puedes hacer uno nuevo.',
    )
  }
  const renewing = setInterval(
    () => void goOnWithBackup(database, now()).catch(() => undefined),
    RENEW_LEASE_MS,
  ).unref()
  let success: Date | undefined
  try {
    const written = await write(ground, target, at)
    await removeOld(target.place, at, ground.config.backupDays)
    success = at
    return written
  } finally {
    clearInterval(renewing)
    await endBackup(database, success)
  }
}

async function write(ground: BackupGround, target: Target, at: Date): Promise<Written> {
  const { config, database } = ground
  const { place } = target
  const backup = backupName(at)
  if (await place.has(partPath(backup, 'manifest.json')))
    throw new CommandRefused('Ya hay un respaldo de este segundo.')
  const seen: Seen = { tables: [], files: new Set() }
  const path = partPath(backup, 'database.age')
  const copy = (to: Place) => copyDatabase(ground, { ...target, place: to }, path, seen)
  const facts = await (config.databaseUrl ? copy(place) : throughDisk(config, path, copy, place))
  const { listed, missing } = await copyFiles(ground, seen.files, target)
  const lines = listed.map(file => Buffer.from(`${JSON.stringify(file)}\n`))
  const files = await writePart(target, partPath(backup, 'files.age'), Readable.from(lines))
  await keepErasures(place, await recordedErasures(database))
  const manifest: Manifest = {
    format: 1,
    at: at.toISOString(),
    recipient: target.recipient,
    engine: config.databaseUrl ? 'postgres' : 'embedded',
    ...facts,
    tables: seen.tables,
    files,
    blobs: [...new Set(listed.map(({ sha256 }) => sha256))],
    missing: missing.length,
  }
  await place.write(partPath(backup, 'manifest.json'), Readable.from([Buffer.from(JSON.stringify(manifest))]))
  return { backup, manifest, files: listed.length }
}

/** The rows of one moment, and what else a restore has to know of that moment's database. */
function copyDatabase({ copying }: BackupGround, target: Target, path: string, seen: Seen) {
  return copying('reading', async one => ({
    migrations: await migrationsIn(one),
    jobs: await jobsIn(one),
    database: await writePart(target, path, textOf(one, seen)),
    // Sequences are of no transaction: read last, each is past every number that the rows have.
    sequences: await sequencesIn(one),
  }))
}

/**
 * The embedded database answers nobody else while its rows are read, so they are read at the speed of the own disk: a
 * place that is slow or silent holds only the backup. On the disk they are encrypted as in the place.
 */
async function throughDisk<T>(
  { dataDir }: Config,
  path: string,
  copy: (to: Place) => Promise<T>,
  place: Place,
): Promise<T> {
  const folder = join(dataDir, 'backup')
  const disk = folderPlace(folder)
  // Also what a process left that was killed.
  const clear = () => rm(folder, { recursive: true, force: true })
  await clear()
  try {
    const facts = await copy(disk)
    await place.write(path, disk.read(path))
    return facts
  } finally {
    await clear()
  }
}

async function writePart(
  { place, recipient }: Target,
  path: string,
  plain: AsyncIterable<Uint8Array>,
): Promise<Part> {
  const { passing, result } = measure(encrypt(compressed(plain), recipient))
  await place.write(path, passing)
  return result()
}

/**
 * Reads nothing before it is read itself, and nothing more once its reader has left: the transaction that the rows come
 * from has ended by then. An error of the source reaches the reader.
 */
async function* compressed(plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = Readable.from(plain, { objectMode: false })
  const gzip = createGzip()
  // It hears every error; the reader gets the first one.
  pipeline(source, gzip, () => undefined)
  try {
    yield* gzip
  } finally {
    source.destroy()
  }
}
