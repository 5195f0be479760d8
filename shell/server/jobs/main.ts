import { runCommand } from '../runCommand'
import { jobsCommand, USAGE } from './jobsCommand'

/** `npm run jobs -- list | retry <id>|all`: lists the jobs that failed for good, and queues them again. */
await runCommand(words => jobsCommand(words) ?? USAGE, { isUsed: true })
