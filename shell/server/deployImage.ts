import { hostname } from 'node:os'
import { deploy } from 'shared/releases/deploy'
import { holdShelf } from 'shared/releases/holdShelf'

/**
 * Deploys the release that this container's image carries, and says what became of it. Whoever moves the release at that
 * moment is waited for.
 */
export async function deployImage(shelf: string, remote: string): Promise<void> {
  // A container's host name is its own: a restart keeps it, and a new container has another.
  const { IMAGE_SHELF: imageShelf = '', HOSTNAME: container = hostname() } = process.env
  console.info(await holdShelf(shelf, remote, () => deploy({ shelf, remote, imageShelf, container })))
}
