import { type Config, readConfig } from 'shared/server/config/config'
import { ConfigError } from 'shared/server/config/variables'

/** The configuration a command runs with; a wrong variable ends it with words instead of a stack. */
export function commandConfig(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
