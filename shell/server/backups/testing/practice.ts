import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { type Config, readConfig } from 'shared/server/config/config'
import { s3Address } from 'shared/server/config/s3'
import { openDatabase } from 'shared/server/database/database'
import { filesOnDisk } from 'shared/server/files/files'
import { filesInS3 } from '../../files/filesInS3'
import { wholeOf } from '../crypt'
import { folderPlace, type Place } from '../place'
import { s3Place } from '../s3Place'
import type { Target, Written } from '../writeBackup'
import { writeBackup } from '../writeBackup'
import { END_OF_ROWS, textOf } from '../writeDatabase'

interface Keys {
  identity: string
  recipient: string
}

export async function newKeys(): Promise<Keys> {
  const identity = await generateX25519Identity()
  return { identity, recipient: await identityToRecipient(identity) }
}

const folders: string[] = []

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-backup-'))
  folders.push(folder)
  return folder
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function newPlace({ recipient }: Pick<Keys, 'recipient'>): Target {
  return { place: folderPlace(emptyFolder()), recipient }
}

/** A store of a test, and the variables of files that are in it. */
interface S3Here {
  environment: Record<string, string>
}

/** The variables of backups that go into a bucket of its own at this store. */
export function bucketEnvironment({ environment }: S3Here): Record<string, string> {
  return {
    BACKUP_TO: `s3://respaldos-${randomUUID()}/my-diet`,
    BACKUP_S3_ENDPOINT: environment.S3_ENDPOINT ?? '',
    BACKUP_S3_ACCESS_KEY_ID: environment.S3_ACCESS_KEY_ID ?? '',
    BACKUP_S3_SECRET_ACCESS_KEY: environment.S3_SECRET_ACCESS_KEY ?? '',
  }
}

interface BucketParts {
  make?: boolean
  environment?: Record<string, string>
  pageKeys?: number
}

/** The place that these variables name, in a new bucket. */
export async function bucketPlace(
  s3: S3Here,
  { make = true, environment = bucketEnvironment(s3), pageKeys }: BucketParts = {},
): Promise<Place> {
  const { backupStore } = readConfig({ ...environment, BACKUP_TO: '' })
  const address = s3Address(environment.BACKUP_TO ?? '')
  if (!backupStore || !address) throw new Error('these variables name no bucket')
  const store = { ...backupStore, bucket: address.bucket }
  if (make) await filesInS3(store).prepare()
  return s3Place(store, address.folder, pageKeys)
}

/** A backup of a product by a command beside it, which opens its database itself. */
export async function backUp(config: Config, target: Target, now = () => new Date()): Promise<Written> {
  const { database, copying, close } = await openDatabase(config, { unlimited: true })
  try {
    const files = filesOnDisk(join(config.dataDir, 'files'))
    return await writeBackup({ config, database, copying, files, now }, target)
  } finally {
    await close()
  }
}

export function embeddedConfig(): Config {
  return readConfig({ DATA_DIR: emptyFolder(), DEMO: 'no', LOG_LEVEL: 'silent' })
}

/** A start of a program writes these, whatever was restored. */
const OF_EACH_START = ['backups.state', 'jobs.queue']

/** The rows of each table, sorted, as the text of a backup has them. */
export async function rowsOfText(text: AsyncIterable<Uint8Array>): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {}
  for (const part of (await wholeOf(text)).toString('utf8').split(END_OF_ROWS)) {
    const [head = '', ...rows] = part.split('\n')
    if (head === '') continue
    const { name } = JSON.parse(head) as { name: string }
    if (!OF_EACH_START.includes(name)) tables[name] = rows.filter(row => row !== '').sort()
  }
  return tables
}

export async function rowsOf(config: Config): Promise<Record<string, string[]>> {
  const { copying, close } = await openDatabase(config, { unlimited: true })
  try {
    return await copying('reading', one => rowsOfText(textOf(one, { tables: [], files: new Set() })))
  } finally {
    await close()
  }
}
