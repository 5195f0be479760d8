import { rollback } from 'shared/releases'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from '../commandConfig'
import { releasableNamed } from '../remoteNamed'

/** `npm run rollback -- mf-diet`: makes the release before this one current. */
const remote = releasableNamed(process.argv[2], 'npm run rollback -- mf-diet')
try {
  const release = rollback(shelfIn(commandConfig().dataDir), remote)
  console.info(`${remote}: back to release ${release}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
