import type { Config } from 'shared/server/config/config'
import { announceFirstStart, greet } from './greet'
import { serveParts } from './serveParts'
import { stopOnSignal } from './stopOnSignal'

/** Serves until a signal ends it. */
export async function serve(config: Config): Promise<void> {
  announceFirstStart(config)
  const servers = await serveParts(config)
  stopOnSignal(servers, config)
  greet(config)
}
