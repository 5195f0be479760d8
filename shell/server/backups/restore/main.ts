import { runOperator } from '../runOperator'
import { restoreCommand, USAGE } from './restoreCommand'

/** `npm run restore -- <folder> --key <file>`: a backup into an empty place; `--live` ends the wait of what it restored. */
await runOperator(restoreCommand, USAGE)
