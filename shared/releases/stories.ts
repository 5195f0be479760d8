import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { releaseFolder } from './record'

/** Far more than a domain's stories have: those of all domains and of the design system together have 9 MB. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * The archive of a release's stories, beside its folder: it is no part of the release's content, and no page is served
 * it.
 */
export const storiesFile = (shelf: string, remote: string, release: string) =>
  `${releaseFolder(shelf, remote, release)}.stories.tgz`

/** Keeps the stories of a release that is on the shelf. */
export function keepStories(shelf: string, remote: string, release: string, archive: Buffer): void {
  if (archive.length > MOST_BYTES)
    throw new Error(
      `The stories have ${archive.length} bytes, more than the ${MOST_BYTES} that the shelf keeps.`,
    )
  if (!existsSync(releaseFolder(shelf, remote, release)))
    throw new Error(`${remote} has no release ${release} on the shelf.`)
  const file = storiesFile(shelf, remote, release)
  // One step: nobody finds half an archive.
  const arriving = `${file}.${randomUUID()}`
  writeFileSync(arriving, archive)
  renameSync(arriving, file)
}
