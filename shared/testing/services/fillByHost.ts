import { readConfig } from '../../server/config/config'
import type { Host } from '../host'
import type { TemplateEnvironment } from './templateDatabase'

/** Migrates and fills the database of these variables with the demo, in this process. */
export function fillByHost({ buildServer }: Host) {
  return async (environment: TemplateEnvironment): Promise<void> => {
    const server = await buildServer(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
    await server.close()
  }
}
