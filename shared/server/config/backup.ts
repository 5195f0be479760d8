import { resolve } from 'node:path'
import { type S3Store, s3Address, s3Store } from './s3'
import type { Environment, Problem, Read } from './variables'

export interface BackupConfig {
  /** The place of the nightly backup and its recipient; the two go together. */
  backup?: BackupTarget
  /** How long a backup is kept: what the practice's privacy notice promises. */
  backupDays: number
  /** The store of places `s3://…`: its own, or else that of the files. */
  backupStore?: S3Store
}

interface BackupTarget {
  /** A folder, or `s3://bucket/folder`. */
  to: string
  /** The public key of age. */
  recipient: string
}

const OWN_STORE = {
  endpoint: 'BACKUP_S3_ENDPOINT',
  accessKeyId: 'BACKUP_S3_ACCESS_KEY_ID',
  secretAccessKey: 'BACKUP_S3_SECRET_ACCESS_KEY',
  region: 'BACKUP_S3_REGION',
}

/** The privacy notice of the demo promises it. */
const USUAL_DAYS = 30
const LONGEST_DAYS = 3650

export function readBackup(
  environment: Environment,
  read: Read,
  problem: Problem,
  filesStore: S3Store | undefined,
): BackupConfig {
  const backupStore = s3Store(OWN_STORE, environment, read, problem) ?? filesStore
  const days = read('BACKUP_DAYS', dayCount, `un número de días entre 1 y ${LONGEST_DAYS}`)
  const backup = target(read, problem)
  if (backup && s3Address(backup.to) && !backupStore)
    problem('BACKUP_S3_ENDPOINT: falta; BACKUP_TO nombra un bucket, y ningún almacén S3 está configurado.')
  return { backup, backupDays: days ?? USUAL_DAYS, backupStore }
}

/** Both variables or none: a night's backup that nobody can read, or that is nowhere, would be found out too late. */
function target(read: Read, problem: Problem): BackupTarget | undefined {
  const to = read('BACKUP_TO', backupPlace, 'una carpeta, o s3://bucket/carpeta')
  const recipient = read('BACKUP_RECIPIENT', backupRecipient, 'una llave pública age1…')
  if (to && recipient) return { to, recipient }
  if (to) problem('BACKUP_RECIPIENT: falta; los respaldos en BACKUP_TO se cifran con esa llave pública.')
  return undefined
}

/** The name of a place: a bucket's address, or the whole path of a folder. */
function backupPlace(text: string): string | undefined {
  if (!text.startsWith('s3:')) return resolve(text)
  return s3Address(text) && text
}

/** It may stand alone: `npm run backup -- <place>` takes the key from here. */
export function backupRecipient(text: string): string | undefined {
  return /^age1[0-9a-z]{50,4000}$/.test(text) ? text : undefined
}

function dayCount(text: string): number | undefined {
  const days = /^\d{1,4}$/.test(text) ? Number(text) : 0
  return days >= 1 && days <= LONGEST_DAYS ? days : undefined
}
