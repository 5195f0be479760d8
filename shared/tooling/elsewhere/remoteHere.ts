import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Contract } from '../../contract/contract'
import { sliceCalls } from '../../releases/sliceCalls'
import { SLICE_JSON, type SliceJson } from '../../releases/sliceJson'
import { repositoryRoot } from '../repository'

/** The remote of this repository, by the name in its remote.json. */
export function remoteHere(): string {
  const file = join(repositoryRoot, 'remote.json')
  if (!existsSync(file))
    throw new Error(`${repositoryRoot} has no remote.json: run the command in the repository of a remote.`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name
}

/** Writes `slice.json`, which the build takes with it: the calls of the contract, answered at this address. */
export async function writeSlice(address: string): Promise<void> {
  const module = join(repositoryRoot, 'contract.ts')
  if (!existsSync(module)) return
  const exports = Object.values((await import(pathToFileURL(module).href)) as Record<string, unknown>)
  const contracts = exports.filter(isContract)
  const slice: SliceJson = {
    address,
    health: '/health',
    calls: sliceCalls(Object.assign({}, ...contracts)),
    ownData: true,
  }
  writeFileSync(join(repositoryRoot, SLICE_JSON), `${JSON.stringify(slice, null, 2)}\n`)
}

function isContract(value: unknown): value is Contract {
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : []
  return names.length > 0 && names.every(name => /^[A-Z]+ \S+$/.test(name))
}
