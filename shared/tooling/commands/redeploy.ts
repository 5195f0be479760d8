import { redeploy } from 'shared/releases/deploy'
import { holdShelf } from 'shared/releases/holdShelf'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from '../commandConfig'
import { releasableNamed } from '../remoteNamed'

/** `npm run redeploy -- mf-diet`, in a container: makes its image's release live, also one that was taken back. */
const remote = releasableNamed(process.argv[2], 'npm run redeploy -- mf-diet')
try {
  const shelf = shelfIn(commandConfig().dataDir)
  const work = () => redeploy(shelf, remote, process.env.IMAGE_SHELF ?? '')
  console.info(await holdShelf(shelf, remote, work))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
