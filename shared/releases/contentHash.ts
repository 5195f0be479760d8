import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { nameFrom } from './releaseName'

/** Compressed copies and maps are made with the files beside them, so they are no part of a release's name. */
const MADE_BESIDE = /\.(br|gz|map)$/

/** The name of a release: a hash of its content, so that the same build has one release. */
export const contentHash = (folder: string) => nameFrom(hashOf(folder, file => !MADE_BESIDE.test(file)))

/** Whether two folders have the same files with the same bytes, compressed copies and maps included. */
export const sameFiles = (one: string, other: string) => hashOf(one, () => true) === hashOf(other, () => true)

/** The files below a folder, in the order of their names. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(folder: string, counts: (file: string) => boolean): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(folder).filter(counts))
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
