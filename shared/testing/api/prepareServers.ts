import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { Host } from '../host'
import { bundlePrograms } from '../programs/bundlePrograms'
import { fillByHost } from '../services/fillByHost'
import { createTemplate } from '../services/templateDatabase'

/** Vitest runs this once for each kind of database, and the returned function after the last file. */
export default async function prepareServers({ config }: TestProject): Promise<() => Promise<void>> {
  const { HOST, DATABASE } = config.env as { HOST: string; DATABASE: 'pglite' | 'postgres' }
  if (!process.env.BUNDLED_PROGRAMS) await bundlePrograms(join(config.root, '.cache/programs'))
  return createTemplate(DATABASE, fillByHost((await import(join(HOST, 'buildServer.ts'))) as Host))
}
