import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config as JestConfig } from '@jest/types'
import { bundlePrograms } from '../programs/bundlePrograms'
import { fillByHost } from '../services/fillByHost'
import { createTemplate } from '../services/templateDatabase'

/** Bundles the host once, for the workers, and creates the database that every screen's test file copies. */
export default async function prepareScreens(
  _: unknown,
  { rootDir, globals }: JestConfig.ProjectConfig,
): Promise<void> {
  const { HOST } = globals as { HOST: string }
  const host = join(await bundlePrograms(), relative(rootDir, HOST), 'testing/screenHost.mjs')
  process.env.SCREEN_HOST = pathToFileURL(host).href
  const removeTemplate = await createTemplate('postgres', fillByHost(await import(process.env.SCREEN_HOST)))
  Object.assign(globalThis, { removeTemplate })
}
