import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CallDescription } from 'shared/contract'
import { remotes } from './remotes'
import { type Calls, shapeOf } from './shape'

const CALL = /^(GET|POST|PUT|PATCH|DELETE) \S+$/

/** The calls that the code of one app can name: those of its own contracts, and those that domains share. */
export async function callsKnownTo(root: string, app: string): Promise<Calls> {
  return callsIn([...contractFiles(join(root, app)), ...filesIn(join(root, 'shared/published'))])
}

/** Every call of this working copy's contracts: those that its API answers. */
export async function callsInForce(root: string): Promise<Calls> {
  const files = ['shell', ...remotes(root)].flatMap(app => contractFiles(join(root, app)))
  return callsIn([...files, ...filesIn(join(root, 'shared/published'))])
}

/** `contract.ts`, or the modules of the folder `contract`. */
function contractFiles(folder: string): string[] {
  const file = join(folder, 'contract.ts')
  return [...(existsSync(file) ? [file] : []), ...filesIn(join(folder, 'contract'))]
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
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
