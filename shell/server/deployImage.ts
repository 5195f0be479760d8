import { hostname } from 'node:os'
import { deploy } from 'shared/releases/deploy'

/** Deploys the release that this container's image carries, and says what became of it. */
export function deployImage(shelf: string, remote: string): void {
  // A container's host name is its own: a restart keeps it, and a new container has another.
  const { IMAGE_SHELF: imageShelf = '', HOSTNAME: container = hostname() } = process.env
  console.info(deploy({ shelf, remote, imageShelf, container }))
}
