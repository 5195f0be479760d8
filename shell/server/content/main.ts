import { runCommand } from '../runCommand'
import { contentCommand } from './contentCommand'

/** `npm run content -- load <folder>`, or `check <folder>`: checks a practice's own content, and loads it, all or nothing. */
await runCommand(contentCommand, { pool: { unlimited: true } })
