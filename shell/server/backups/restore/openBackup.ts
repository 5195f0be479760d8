import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import { decrypt, recipientOf, sha256, wholeOf } from '../crypt'
import { eachFile } from '../eachFile'
import type { ListedFile } from '../fileList'
import { backupsIn, blobPath, type Manifest, type Part, partPath, readManifest } from '../manifest'
import type { Place } from '../place'
import { namesUpTo } from './upTo'

/** A backup that can be read, of which every hash was checked. */
export interface OpenBackup {
  name: string
  manifest: Manifest
  files: readonly ListedFile[]
  /** The text of the database. */
  text(): AsyncIterable<Uint8Array>
  bytesOf(file: ListedFile): Promise<Buffer>
}

interface From {
  place: Place
  /** The private key. */
  identity: string
  /** The latest backup up to this time, such as `2026-11-26` or a backup's name; the latest of all where it is missing. */
  at?: string
}

export async function openBackup({ place, identity, at }: From): Promise<OpenBackup> {
  const name = await backupUpTo(place, at)
  const manifest = await readManifest(place, name)
  await refuseOtherKey(name, manifest, identity)
  const plain = (part: 'database.age' | 'files.age') =>
    expanded(decrypt(place.read(partPath(name, part)), identity))
  const bytesOf = async ({ sha256 }: Pick<ListedFile, 'sha256'>) =>
    wholeOf(decrypt(place.read(blobPath(sha256, manifest)), identity))
  await checkPart(place, partPath(name, 'database.age'), manifest.database)
  await checkPart(place, partPath(name, 'files.age'), manifest.files)
  const files = linesOf(await wholeOf(plain('files.age')))
  await eachFile(new Set(files.map(file => file.sha256)), async hash => {
    // Of damaged bytes the reading itself fails.
    const bytes = await bytesOf({ sha256: hash }).catch(() => undefined)
    if (!bytes || sha256(bytes) !== hash) throw damaged(blobPath(hash, manifest))
  })
  return { name, manifest, files, text: () => plain('database.age'), bytesOf }
}

async function backupUpTo(place: Place, at?: string): Promise<string> {
  const last = at === undefined ? undefined : namesUpTo(at)
  const all = await backupsIn(place)
  // A day means its end: every name of that day begins with it.
  const found = all.filter(name => last === undefined || name <= last || name.startsWith(last)).at(-1)
  if (!found) {
    const known = all.length > 0 ? ` Hay: ${all.join(', ')}.` : ''
    throw new CommandRefused(
      `No hay ningún respaldo completo${at === undefined ? '' : ` hasta ${at}`} en ${place.name}.${known}`,
    )
  }
  return found
}

async function refuseOtherKey(name: string, { recipient }: Manifest, identity: string): Promise<void> {
  if (recipient === undefined) return
  const own = await recipientOf(identity)
  if (own === recipient) return
  throw new CommandRefused(
    `La llave privada no abre este respaldo: ${name} se cifró para ${recipient}, y la llave es de ${own}.`,
  )
}

async function checkPart(place: Place, path: string, part: Part): Promise<void> {
  if (!(await place.has(path))) throw damaged(path)
  const hash = createHash('sha256')
  for await (const bytes of place.read(path)) hash.update(bytes)
  if (hash.digest('hex') !== part.sha256) throw damaged(path)
}

function damaged(path: string): CommandRefused {
  return new CommandRefused(
    `El respaldo está dañado: ${path} falta o no es lo que se guardó. No se restauró nada; elige otro con --at.`,
  )
}

function linesOf(text: Buffer): ListedFile[] {
  return text
    .toString('utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as ListedFile)
}

/** An error of the source reaches the reader. */
function expanded(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const source = Readable.from(bytes, { objectMode: false })
  const gunzip = createGunzip()
  source.once('error', error => gunzip.destroy(error))
  return source.pipe(gunzip)
}
