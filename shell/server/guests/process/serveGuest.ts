import { ConfigError, type Environment, origin, readVariables } from 'shared/server/config/variables'
import { programConfig } from '../../programConfig'
import { stopOnSignal } from '../../stopOnSignal'
import { buildGuest } from './buildGuest'
import type { GuestSlice } from './guestSlice'
import { keysOf } from './statements'

export type { GuestSlice }

/** The program of a remote's own API process: serves its slice until a signal ends it. */
export async function serveGuest(slice: GuestSlice): Promise<void> {
  try {
    const config = programConfig()
    const house = houseOf(config.environment)
    const { app } = await buildGuest(config, slice, { keys: keysOf(house) })
    await app.listen({ host: config.host, port: config.port })
    stopOnSignal([app])
    console.info(`mf-${slice.name} answers the house ${house} on port ${config.port}.`)
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error)
    process.exit(1)
  }
}

const houseOf = (environment: Environment) =>
  readVariables(environment, read => read('HOUSE', origin, 'un origen como https://app.ejemplo.mx')) ??
  'http://localhost:3000'
