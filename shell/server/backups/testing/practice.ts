import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { type Config, readConfig } from 'shared/server/config/config'
import { openDatabase } from 'shared/server/database/database'
import { filesOnDisk } from 'shared/server/files/files'
import { wholeOf } from '../crypt'
import { folderPlace } from '../place'
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

export function newPlace({ recipient }: Keys): Target {
  return { place: folderPlace(emptyFolder()), recipient }
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
