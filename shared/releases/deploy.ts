import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPointer } from './pointer'
import { readRecord, releaseFolder } from './record'
import { publish } from './releases'
import { writeWhole } from './shelf'

/** The record of what containers deployed on a shelf: `<shelf>/<remote>/.deployed.json`. */
interface Deployed {
  /** The release of the image that was deployed last. */
  release?: string
  /** The containers that have started, newest last: each deploys once, whenever it is started again. */
  containers: string[]
}

interface Start {
  shelf: string
  remote: string
  /** The shelf inside the image: the release that the image carries is the current one there. */
  imageShelf: string
  /** The container's own name: a restart keeps it, a new container has another. */
  container: string
}

const CONTAINERS_KEPT = 50

/**
 * The start of a container (decision 39). A new container of another image than the last makes its image's release
 * live, an older one too. A container that starts again changes nothing, nor does a new one of the same image, so that
 * a rollback stays; and no start makes a release live that was taken back. Returns what happened.
 */
export function deploy(start: Start): string {
  const { shelf, remote, imageShelf, container } = start
  const { containers } = readDeployed(shelf, remote)
  const outcome = outcomeOf(start)
  // Noted last: a deployment that failed is tried again by the restart.
  if (!containers.includes(container))
    writeWhole(deployedFile(shelf, remote), {
      release: carriedRelease(imageShelf, remote),
      containers: [...containers, container].slice(-CONTAINERS_KEPT),
    })
  return outcome
}

function outcomeOf({ shelf, remote, imageShelf, container }: Start): string {
  const release = carriedRelease(imageShelf, remote)
  const live = readPointer(shelf, remote)?.release
  if (live === release) return `${remote}: release ${release} is live.`
  const deployed = readDeployed(shelf, remote)
  if (live && (deployed.containers.includes(container) || deployed.release === release))
    return `${remote}: release ${live} stays live, this image was deployed before.`
  if (readRecord(shelf, remote, release).takenBack)
    return `${remote}: release ${release} was taken back and stays so. \`npm run redeploy -- ${remote}\` makes it live.`
  return redeploy(shelf, remote, imageShelf)
}

/** Makes the release live that the image carries, also one that was taken back. */
export function redeploy(shelf: string, remote: string, imageShelf: string): string {
  const release = carriedRelease(imageShelf, remote)
  const { by, commit, clean, checks, forced } = readRecord(imageShelf, remote, release)
  const origin = { by, commit, clean, checks, forced }
  publish(shelf, remote, releaseFolder(imageShelf, remote, release), origin)
  return `${remote}: release ${release} is live now.`
}

function carriedRelease(imageShelf: string, remote: string): string {
  const carried = readPointer(imageShelf, remote)
  if (!carried) throw new Error(`IMAGE_SHELF: no release of ${remote} is in ${imageShelf || 'it'}.`)
  return carried.release
}

const deployedFile = (shelf: string, remote: string) => join(shelf, remote, '.deployed.json')

function readDeployed(shelf: string, remote: string): Deployed {
  try {
    const found = JSON.parse(readFileSync(deployedFile(shelf, remote), 'utf8')) as Deployed
    if (Array.isArray(found.containers)) return found
  } catch {
    // There is none yet, or it is damaged: nothing was deployed here by a container.
  }
  return { containers: [] }
}
