import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config as JestConfig } from '@jest/types'
import { freePort } from '../programs/freePort'
import { runProgram } from '../programs/runProgram'
import { environmentOf } from '../programs/startServer'

/** Creates once the data folder that every screen's test file copies: migrated, with the demo. */
export default async function prepareScreens(_: unknown, project: JestConfig.ProjectConfig): Promise<void> {
  const { SERVER } = project.globals as { SERVER: string }
  const template = mkdtempSync(join(tmpdir(), 'my-diet-screens-template-'))
  process.env.SCREENS_TEMPLATE = template
  const server = runProgram(SERVER, [], environmentOf(template, freePort()))
  await server.line(/ready/)
  // Stopped properly, so that the data on the disk is complete.
  server.process.kill('SIGTERM')
  await server.ended
}
