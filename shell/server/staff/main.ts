import { runCommand } from '../runCommand'
import { staffCommand, USAGE } from './staffCommand'

/** `npm run staff -- …`: manages the staff's accounts and prints the audit log. */
await runCommand(words => staffCommand(words) ?? USAGE)
