import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config as JestConfig } from '@jest/types'
import { bundleServer } from '../../tooling/server/bundleServer'
import { fillByHost } from '../services/fillByHost'
import { createTemplate } from '../services/templateDatabase'

/** Bundles the host once, for the workers, and creates the database that every screen's test file copies. */
export default async function prepareScreens(
  _: unknown,
  { rootDir, globals }: JestConfig.ProjectConfig,
): Promise<void> {
  const { HOST } = globals as { HOST: string }
  const folder = resolve(rootDir, '.cache/screens')
  await bundleServer({ host: join(HOST, 'testing/screenHost.ts') }, folder)
  process.env.SCREEN_HOST = pathToFileURL(join(folder, 'host.mjs')).href
  const removeTemplate = await createTemplate('postgres', fillByHost(await import(process.env.SCREEN_HOST)))
  Object.assign(globalThis, { removeTemplate })
}
