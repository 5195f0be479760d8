import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { shelfIn } from 'shared/releases/shelf'
import type { Config } from 'shared/server/config/config'
import type { FileStore } from 'shared/server/files/files'
import { errorCode } from 'shared/server/logging/errorCode'
import { KEY_FILES } from '../sealing/keyFile'
import { encrypt, sha256 } from './crypt'
import { eachFile } from './eachFile'
import { blobPath, blobsIn } from './manifest'
import type { Place } from './place'

/** A file of the product: `files/<stored name>`, `releases/<path>` or a key that was made in its folder. */
export interface ListedFile {
  path: string
  sha256: string
}

interface Ground {
  config: Pick<Config, 'dataDir'>
  files: FileStore
}

/** Copies the files that the place does not have yet. */
export async function copyFiles(
  { config, files }: Ground,
  stored: Iterable<string>,
  { place, recipient }: { place: Place; recipient: string },
): Promise<{ listed: ListedFile[]; missing: string[] }> {
  const listed: ListedFile[] = []
  const missing: string[] = []
  const known = new Set(await blobsIn(place))
  const copy = async (path: string, bytes: Buffer | undefined) => {
    if (!bytes) return void missing.push(path)
    const hash = sha256(bytes)
    const blob = blobPath(hash, { recipient })
    if (!known.has(blob)) {
      // Before it is written: two files of the same bytes may come at once.
      known.add(blob)
      await place.write(blob, encrypt(Readable.from([bytes]), recipient))
    }
    listed.push({ path, sha256: hash })
  }
  await eachFile([...stored].sort(), async name => copy(`files/${name}`, await files.read(name)))
  for (const path of await releasePaths(config.dataDir))
    await copy(`releases/${path}`, await readFile(join(shelfIn(config.dataDir), path)))
  for (const name of KEY_FILES) {
    const key = await unlessMissing(readFile(join(config.dataDir, name)))
    if (key) await copy(name, key)
  }
  return { listed, missing }
}

/** The pointers first: a release that arrives meanwhile is complete, and nothing points to it. */
async function releasePaths(dataDir: string): Promise<string[]> {
  const shelf = shelfIn(dataDir)
  const entries = (await unlessMissing(readdir(shelf, { recursive: true, withFileTypes: true }))) ?? []
  const paths = entries
    .filter(entry => entry.isFile() && !/\/[0-9a-f]{16}\.[0-9a-f-]{36}(\/|$)/.test(`${entry.parentPath}/`))
    .map(entry => join(entry.parentPath, entry.name).slice(shelf.length + 1))
  const isPointer = (path: string) => path.endsWith('/current.json')
  return [...paths.filter(isPointer), ...paths.filter(path => !isPointer(path))]
}

function unlessMissing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch(error => {
    if (errorCode(error) !== 'ENOENT') throw error
    return undefined
  })
}
