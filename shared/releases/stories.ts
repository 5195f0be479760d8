import { randomUUID } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { ARCHIVE } from './archive'
import { releaseFolder } from './record'

/**
 * The archive of a release's stories, beside its folder: it is no part of the release's content, and no page is served
 * it.
 */
export const storiesFile = (shelf: string, remote: string, release: string) =>
  `${releaseFolder(shelf, remote, release)}.stories.tgz`

/** Keeps the stories of a release that is on the shelf. */
export function keepStories(shelf: string, remote: string, release: string, archive: Buffer): void {
  if (archive.length > ARCHIVE.maxBytes)
    throw new Error(
      `The stories have ${archive.length} bytes, more than the ${ARCHIVE.maxBytes} that the shelf keeps.`,
    )
  if (!existsSync(releaseFolder(shelf, remote, release)))
    throw new Error(`${remote} has no release ${release} on the shelf.`)
  const arriving = `${storiesFile(shelf, remote, release)}.${randomUUID()}`
  writeFileSync(arriving, archive)
  placeStories(shelf, remote, release, arriving)
}

/** Puts a whole archive of stories, on the same disk, beside its release: in one step, so that nobody finds half of it. */
export const placeStories = (shelf: string, remote: string, release: string, archive: string): void =>
  renameSync(archive, storiesFile(shelf, remote, release))

export const hasStories = (shelf: string, remote: string, release: string): boolean =>
  existsSync(storiesFile(shelf, remote, release))
