import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { shelfIn } from 'shared/releases/shelf'
import type { Config } from 'shared/server/config/config'
import { type OpenDatabase, openDatabase } from 'shared/server/database/database'
import { defineJob } from 'shared/server/jobs/job'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import type { Slice } from 'shared/server/slices/slice'
import Type from 'typebox'
import { openBoss } from '../../jobs/openBoss'
import { allMigrations, fileStore, openEvenUnfinished } from '../../openContext'
import { eraseAgain } from '../../privacy/eraseAgain'
import { isKeyFile } from '../../sealing/keyFile'
import { destroyDue } from '../../vault/destroyDue'
import { jobsIn } from '../catalog'
import { eachFile } from '../eachFile'
import { erasuresIn } from '../erasures'
import { rowsIn } from '../manifest'
import type { Place } from '../place'
import { loadText } from '../readDatabase'
import { refuseUsedDatabase, refuseUsedFolder } from './emptyPlace'
import { migrateUpTo, unknownAmong } from './migrateUpTo'
import { type OpenBackup, openBackup } from './openBackup'
import { beginRestore, endRestore, refuseUnfinished } from './unfinished'

interface Wish {
  place: Place
  identity: string
  at?: string
  now(): Date
}

export interface Restored {
  backup: string
  rows: number
  files: number
  /** How many accounts had ended after the backup was made: the restore ended them again. */
  erased: number
}

/**
 * Restores a backup into an empty place: its files, the tables of its version with their rows, the migrations since,
 * and the end of every account that ended meanwhile. The restored product is held: it sends and settles nothing until an
 * operator makes it live (shell/server/backups/README.md).
 */
export async function restore(config: Config, slices: readonly Slice[], wish: Wish): Promise<Restored> {
  refuseUnfinished(config)
  refuseUsedFolder(config)
  await refuseUsedServer(config)
  const backup = await openBackup(wish)
  await refuseOtherVersion(backup, slices)
  await beginRestore(config)
  const open = await openDatabase(config, { unlimited: true })
  try {
    await putFiles(config, backup)
    await fillDatabase(open, backup, slices, wish.now())
  } finally {
    await open.close()
  }
  const erased = await endAgain(config, slices, wish)
  await endRestore(config)
  return { backup: backup.name, rows: rowsIn(backup.manifest), files: backup.files.length, erased }
}

/** Before the hashes of all files are checked, which takes its time: a wrong DATABASE_URL is told at once. */
async function refuseUsedServer(config: Config): Promise<void> {
  if (!config.databaseUrl) return
  const { database, close } = await openDatabase(config)
  try {
    await refuseUsedDatabase(database)
  } finally {
    await close()
  }
}

async function refuseOtherVersion({ name, manifest }: OpenBackup, slices: readonly Slice[]): Promise<void> {
  const unknown = await unknownAmong(manifest.migrations, allMigrations(slices))
  if (unknown.length > 0)
    throw new CommandRefused(
      `El respaldo ${name} es de otra versión del programa (${unknown.join(', ')}): restáuralo con esa versión, o con una más nueva.`,
    )
}

async function putFiles(config: Config, backup: OpenBackup): Promise<void> {
  const store = fileStore(config)
  await store.prepare()
  await eachFile(backup.files, async file => {
    const bytes = await backup.bytesOf(file)
    const [kind, ...rest] = file.path.split('/')
    if (kind === 'files') await store.put(bytes, rest.join('/'))
    else if (kind === 'releases') await putBelow(shelfIn(config.dataDir), rest.join('/'), bytes)
    else if (isKeyFile(file.path)) await putBelow(config.dataDir, file.path, bytes)
  })
}

async function putBelow(folder: string, path: string, bytes: Buffer): Promise<void> {
  if (normalize(path).startsWith('..'))
    throw new CommandRefused(`El respaldo nombra un archivo ajeno: ${path}`)
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), bytes, { mode: 0o600 })
}

async function fillDatabase(
  open: OpenDatabase,
  { name, manifest, text }: OpenBackup,
  slices: readonly Slice[],
  now: Date,
): Promise<void> {
  // Each queue has a table of its own; of these queues some may belong to no job of this version.
  const jobs = manifest.jobs.queues.map(queue => ({
    job: defineJob({ name: queue, payload: Type.Object({}) }),
    work: async () => {},
  }))
  const boss = await open.exclusively(async one => {
    await migrateUpTo(one, allMigrations(slices), manifest.migrations)
    return openBoss(open, jobs)
  })
  await boss.stop()
  await open.copying('writing', async copying => {
    const { version } = await jobsIn(copying)
    if (version !== manifest.jobs.version)
      throw new CommandRefused(
        `El respaldo ${name} es de una versión del programa con otra cola de trabajos: restáuralo con esa versión y actualiza después.`,
      )
    await loadText(copying, text(), manifest)
    // Together with the rows: a product with them never starts without waiting.
    await copying.rows('update backups.state set restored_at = $1, files_kept_until = null', [
      now.toISOString(),
    ])
  })
}

/** Opening the context migrates the tables forward. What the vault has kept long enough since is destroyed. */
async function endAgain(config: Config, slices: readonly Slice[], { place, now }: Wish): Promise<number> {
  const { context, close } = await openEvenUnfinished(config, slices, now, { unlimited: true })
  try {
    const erased = await eraseAgain(context, slices, await erasuresIn(place, now()))
    await destroyDue(context)
    return erased
  } finally {
    await close()
  }
}
