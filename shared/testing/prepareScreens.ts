import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config as JestConfig } from '@jest/types'
import { freePort } from './freePort'
import { runProgram } from './runProgram'
import { environmentOf } from './startServer'

/** Makes the data folder that every screen's test file begins with: migrated, with the demo in it. Once; a file then copies it. */
export default async function prepareScreens(_: unknown, project: JestConfig.ProjectConfig): Promise<void> {
  const { SERVER } = project.globals as { SERVER: string }
  const template = mkdtempSync(join(tmpdir(), 'my-diet-screens-template-'))
  process.env.SCREENS_TEMPLATE = template
  const server = runProgram(SERVER, [], environmentOf(template, freePort()))
  await server.line(/ready/)
  // In good order: what it has written is copied.
  server.process.kill('SIGTERM')
  await server.ended
}
