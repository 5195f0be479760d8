import type { Config as JestConfig } from '@jest/types'
import { startServer } from './startServer'

/** One real server for all tests of screens. */
export default async function startScreenServer(
  _: unknown,
  project: JestConfig.ProjectConfig,
): Promise<void> {
  const { SERVER } = project.globals as { SERVER: string }
  const server = await startServer(SERVER)
  process.env.SCREENS_ORIGIN = server.origin
  Object.assign(globalThis, { stopScreenServer: server.stop })
}
