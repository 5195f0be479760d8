import { CommandRefused } from 'shared/server/slices/commandRefused'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { sha256, wholeOf } from './crypt'
import type { Place } from './place'

const part = Type.Object({ sha256: Type.String(), bytes: Type.Integer() })
const count = Type.Integer({ minimum: 0 })

/** The contents of a backup; without personal data, since it is not encrypted. It is written last: without it there is no backup. */
const manifestSchema = Type.Object({
  format: Type.Literal(1),
  at: Type.String(),
  /** The public key of whoever can read it; the first backups do not name it. */
  recipient: Type.Optional(Type.String()),
  engine: Type.Enum(['postgres', 'embedded']),
  /** The time of each slice's last migration. */
  migrations: Type.Record(Type.String(), Type.Integer()),
  /** The version of the jobs' tables, which a library owns, and the names of the queues. */
  jobs: Type.Object({ version: Type.Integer(), queues: Type.Array(Type.String()) }),
  tables: Type.Array(Type.Object({ name: Type.String(), rows: count })),
  sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String({ pattern: '^\\d+$' }) })),
  database: part,
  /** The encrypted list of the files' names. */
  files: part,
  /** The files' hashes, which are their names in the place. */
  blobs: Type.Array(Type.String({ pattern: '^[0-9a-f]{64}$' })),
  /** How many files the rows name that the store did not have. */
  missing: count,
})

export type Manifest = Type.Static<typeof manifestSchema>
export type Part = Type.Static<typeof part>

export const rowsIn = ({ tables }: Pick<Manifest, 'tables'>) =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

export const BACKUPS = 'backups'
/** The backup that a path below `BACKUPS` belongs to. */
export const backupOf = (path: string) => path.split('/')[1] ?? ''
const BLOBS = 'files'
/** Each recipient has a folder: the holder of a new key cannot read what was encrypted for the old one. */
export function blobPath(hash: string, { recipient }: Pick<Manifest, 'recipient'>): string {
  const folder = recipient === undefined ? '' : `/${sha256(Buffer.from(recipient)).slice(0, 16)}`
  return `${BLOBS}${folder}/${hash.slice(0, 2)}/${hash}.age`
}
export const partPath = (backup: string, name: 'database.age' | 'files.age' | 'manifest.json') =>
  `${BACKUPS}/${backup}/${name}`

/** The paths of all files that a place has. */
export const blobsIn = (place: Place) => place.paths(BLOBS)

/** The complete backups of a place, oldest first: their names are their times. */
export async function backupsIn(place: Place): Promise<string[]> {
  const paths = await place.paths(BACKUPS)
  return paths.map(backupOf).filter((name, i) => paths[i] === partPath(name, 'manifest.json'))
}

export async function readManifest(place: Place, backup: string): Promise<Manifest> {
  const text = (await wholeOf(place.read(partPath(backup, 'manifest.json')))).toString('utf8')
  const manifest = parsed(text)
  if (!Value.Check(manifestSchema, manifest))
    throw new CommandRefused(`El respaldo ${backup} no se entiende: su manifest.json no es de este formato.`)
  return manifest
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
