import { runCommand } from '../runCommand'
import { shelfCommand, USAGE } from './shelfCommand'

/** `npm run shelf -- …`: the tokens by which pipelines release over HTTP. */
await runCommand(words => shelfCommand(words) ?? USAGE)
