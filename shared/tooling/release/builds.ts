import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { folderOf, repositoryRoot } from '../repository'
import { inputsHash } from './inputs'

export const stampOf = (app: string) => resolve(repositoryRoot, '.cache/builds', app)
export const outputOf = (app: string) => resolve(folderOf(app), 'dist')

/** Whether `app/dist` was built from the present sources. */
export function isBuilt(app: string): boolean {
  const stamp = stampOf(app)
  return existsSync(outputOf(app)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(app)
}

/** Notes that `app/dist` was built from the sources with this hash. */
export function noteBuild(app: string, inputs: string): void {
  mkdirSync(dirname(stampOf(app)), { recursive: true })
  writeFileSync(stampOf(app), inputs)
}
