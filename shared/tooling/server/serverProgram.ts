import { join, resolve } from 'node:path'
import { bundleByContent } from './bundleByContent'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** The path of the server as JavaScript, made of the present sources: `node <path>` serves. */
export async function serverProgram(): Promise<string> {
  const main = resolve(repositoryRoot, 'shell/server/main.ts')
  return join(await bundleByContent({ main }, resolve(repositoryRoot, '.cache/server')), 'main.mjs')
}
