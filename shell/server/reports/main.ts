import { runCommand } from '../runCommand'
import { reportsCommand, USAGE } from './reportsCommand'

/** `npm run reports -- mf-diet | code ABC123`: what pages reported, with stacks in source. */
await runCommand(words => reportsCommand(words) ?? USAGE, { isUsed: true })
