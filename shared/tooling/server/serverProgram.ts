import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundleServer } from './bundleServer'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const FOLDER = resolve(repositoryRoot, '.cache/server')

/** A server that runs has read its files; only code that it loads later needs them. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/**
 * The path of the server as JavaScript, made of the present sources: `node <path>` serves. Several starts at once do
 * not disturb each other: a bundle has a folder of its own, named by its content, and is there whole or not at all.
 */
export async function serverProgram(): Promise<string> {
  const arriving = join(FOLDER, `arriving-${randomUUID()}`)
  await bundleServer({ main: resolve(repositoryRoot, 'shell/server/main.ts') }, arriving)
  const folder = join(FOLDER, contentHash(arriving))
  if (existsSync(folder)) {
    rmSync(arriving, { recursive: true })
    utimesSync(folder, new Date(), new Date())
  } else renameSync(arriving, folder)
  removeOld()
  return join(folder, 'main.mjs')
}

function contentHash(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 16)
}

function removeOld(): void {
  for (const name of readdirSync(FOLDER)) {
    const folder = join(FOLDER, name)
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > KEPT_MS) rmSync(folder, { recursive: true, force: true })
  }
}
