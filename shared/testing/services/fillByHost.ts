import { readConfig } from '../../server/config/config'
import type { Host } from '../host'
import type { TemplateEnvironment } from './templateDatabase'

/** Migrates and fills the database of these variables with the demo of this clock's day, in this process. */
export function fillByHost({ buildServer }: Host) {
  return async (environment: TemplateEnvironment, now: () => Date): Promise<void> => {
    const server = await buildServer(readConfig({ ...environment, LOG_LEVEL: 'silent' }), { now })
    await server.close()
  }
}
