import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { type Bundling, bundleServer } from './bundleServer'

/** A program that runs has read its files; only code that it loads later needs them. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Bundles these programs into a folder of their own below `place`, named by its content, which is there whole or not at
 * all: several starts at once do not disturb each other. Returns the folder's path.
 */
export async function bundleByContent(
  programs: Record<string, string>,
  place: string,
  bundling: Bundling = {},
): Promise<string> {
  const arriving = join(place, `arriving-${randomUUID()}`)
  await bundleServer(programs, arriving, bundling)
  const folder = join(place, contentHash(arriving))
  if (existsSync(folder)) {
    rmSync(arriving, { recursive: true })
    utimesSync(folder, new Date(), new Date())
  } else renameSync(arriving, folder)
  removeOld(place)
  return folder
}

function contentHash(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(one => one.isFile())
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(path.slice(folder.length)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

function removeOld(place: string): void {
  for (const name of readdirSync(place)) {
    const folder = join(place, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > KEPT_MS) rmSync(folder, { recursive: true, force: true })
  }
}
