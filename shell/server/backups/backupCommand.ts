import { generateX25519Identity } from 'age-encryption'
import { backupRecipient } from 'shared/server/config/backup'
import type { Config } from 'shared/server/config/config'
import { openDatabase } from 'shared/server/database/database'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { fileStore } from '../openContext'
import { slices } from '../slices'
import { recipientOf } from './crypt'
import { listBackups } from './listBackups'
import { type Asked, askServer } from './operatorSocket'
import { operatorWork } from './operatorWork'
import { placeNamed } from './placeNamed'
import { refuseEmptyDatabase, refuseEmptyFolder } from './restore/emptyPlace'
import { refuseUnfinished } from './restore/unfinished'

export const USAGE = `Uso: npm run backup -- <carpeta o s3://bucket/carpeta>
     npm run backup -- list <carpeta o s3://bucket/carpeta>
     npm run backup -- key`

/** Carries out `npm run backup -- …`. Returns what the operator reads; undefined if the words are not a command. */
export async function backupCommand(config: Config, words: readonly string[]): Promise<string[] | undefined> {
  if (words[0] === 'list') return list(config, words.slice(1))
  const [named = config.backup?.to, ...more] = words
  if (named === undefined || more.length > 0 || named.startsWith('-')) return undefined
  if (named === 'key') return newKey()
  const recipient = backupRecipient(config.environment.BACKUP_RECIPIENT?.trim() ?? '')
  if (!recipient)
    throw new CommandRefused(
      'Falta BACKUP_RECIPIENT, la llave pública con la que se cifra el respaldo. Para hacer una: npm run backup -- key',
    )
  return ask(config, { work: 'backup', to: placeNamed(config, named).name, recipient })
}

async function list(
  config: Config,
  [named = config.backup?.to, ...more]: readonly string[],
): Promise<string[] | undefined> {
  return named === undefined || more.length > 0 ? undefined : listBackups(placeNamed(config, named))
}

/** By the server that has the embedded database; else here, on the database itself. */
export async function ask(config: Config, asked: Asked): Promise<string[]> {
  const answered = config.databaseUrl ? undefined : await askServer(config.dataDir, asked)
  if (answered) return answered
  refuseUnfinished(config)
  refuseEmptyFolder(config)
  const { database, copying, close } = await openDatabase(config, { unlimited: true })
  try {
    await refuseEmptyDatabase(database)
    const ground = { config, database, copying, files: fileStore(config), now: () => new Date() }
    return await operatorWork(ground, slices, asked)
  } finally {
    await close()
  }
}

async function newKey(): Promise<string[]> {
  const identity = await generateX25519Identity()
  return [
    'Llave pública, para el servidor:',
    `  BACKUP_RECIPIENT=${await recipientOf(identity)}`,
    'Llave privada: guárdala fuera de esta máquina, en dos lugares. Sin ella nadie puede leer los respaldos.',
    `  ${identity}`,
  ]
}
