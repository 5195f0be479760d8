import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { Host } from '../host'
import { bundlePrograms } from '../programs/bundlePrograms'
import { fillByHost } from '../services/fillByHost'
import { createTemplate } from '../services/templateDatabase'

/**
 * Vitest runs this once for each kind of database, and the returned function after the last file. The bundled host fills
 * the template: Vite would transform all its modules for that, and again for the workers.
 */
export default async function prepareServers({ config }: TestProject): Promise<() => Promise<void>> {
  const { HOST, DATABASE } = config.env as { HOST: string; DATABASE: 'pglite' | 'postgres' }
  const host = join(await bundlePrograms(), relative(config.root, HOST), 'testing/screenHost.mjs')
  return createTemplate(DATABASE, fillByHost((await import(pathToFileURL(host).href)) as Host))
}
