import { rmSync } from 'node:fs'
import type { Config as JestConfig } from '@jest/types'

/** Removes the template of `prepareServers` and stops its PostgreSQL. */
export default async function clearServers(_: unknown, project: JestConfig.ProjectConfig): Promise<void> {
  const { DATABASE } = project.globals as { DATABASE: string }
  const template = process.env[`TEMPLATE_FOLDER_${DATABASE}`]
  if (template) rmSync(template, { recursive: true, force: true })
  const { stopPostgres } = globalThis as { stopPostgres?: () => Promise<void> }
  if (DATABASE === 'postgres') await stopPostgres?.()
}
