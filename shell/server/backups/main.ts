import { backupCommand, USAGE } from './backupCommand'
import { runOperator } from './runOperator'

/** `npm run backup -- <folder>`: a backup while the product runs; `npm run backup -- key`: a pair of keys for it. */
await runOperator(backupCommand, USAGE)
