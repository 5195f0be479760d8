import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CallDescription } from 'shared/contract'
import { remotes } from './remotes'
import { type Calls, shapeOf } from './shape'

const CALL = /^(GET|POST|PUT|PATCH|DELETE) \S+$/

const PUBLISHED = join(import.meta.dirname, '../published')

/** Sources, and what the kit has in their place. */
const MODULE = /(?<!\.d|\.test)\.[jt]s$/

/** The calls that the code of the app in this folder can name: those of its own contracts, and those that domains share. */
export async function callsKnownTo(folder: string): Promise<Calls> {
  return callsIn([...contractFiles(folder), ...filesIn(PUBLISHED)])
}

/** Every call of this working copy's contracts: those that its API answers. */
export async function callsInForce(root: string): Promise<Calls> {
  const files = ['shell', ...remotes(root)].flatMap(app => contractFiles(join(root, app)))
  return callsIn([...files, ...filesIn(PUBLISHED)])
}

/** `contract.ts`, or the modules of the folder `contract`. */
function contractFiles(folder: string): string[] {
  const file = join(folder, 'contract.ts')
  return [...(existsSync(file) ? [file] : []), ...filesIn(join(folder, 'contract'))]
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => MODULE.test(name))
    .map(name => join(folder, name))
}

async function callsIn(files: readonly string[]): Promise<Calls> {
  const modules = await Promise.all(files.map(file => import(pathToFileURL(file).href)))
  const contracts = modules.flatMap(module => Object.values(module as object)).filter(isContract)
  return Object.fromEntries(
    contracts.flatMap(contract => Object.entries(contract).map(([name, call]) => [name, shapeOf(call)])),
  )
}

/** A module also exports schemas, types' constants and functions. */
function isContract(value: unknown): value is Record<string, CallDescription> {
  if (typeof value !== 'object' || value === null) return false
  const names = Object.keys(value)
  return names.length > 0 && names.every(name => CALL.test(name))
}
