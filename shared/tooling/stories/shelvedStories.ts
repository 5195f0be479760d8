import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listReleases } from 'shared/releases/listReleases'
import { readPointer } from 'shared/releases/pointer'
import type { ReleaseRecord } from 'shared/releases/record'
import { hasStories, storiesFile } from 'shared/releases/stories'
import { ask, fetchStories, type Shelf } from '../release/sendRelease'
import { unpackStories } from './packStories'

/** The releases of a remote on a shelf, and the stories of those that have some. */
export interface ShelvedStories {
  app: string
  current: string | undefined
  releases: readonly (Pick<ReleaseRecord, 'published' | 'live' | 'takenBack'> & {
    release: string
    stories: boolean
  })[]
  /** Unpacks the stories of one release into a folder. */
  unpack(release: string, folder: string): Promise<void>
}

/** Those on the shelf of this machine. */
export function shelvedHere(shelf: string, app: string): ShelvedStories {
  return {
    app,
    current: readPointer(shelf, app)?.release,
    releases: listReleases(shelf, app).releases.map(({ release, record }) => ({
      ...record,
      release,
      stories: hasStories(shelf, app, release),
    })),
    async unpack(release, folder) {
      unpackStories(storiesFile(shelf, app, release), folder)
    },
  }
}

/** Those on the shelf of a running house. Throws with the shelf's own words. */
export async function shelvedAt(shelf: Shelf): Promise<ShelvedStories> {
  const { current, releases } = (await (await ask(shelf, '')).json()) as {
    current: string | null
    releases: ShelvedStories['releases']
  }
  return {
    app: shelf.remote,
    current: current ?? undefined,
    releases,
    async unpack(release, folder) {
      const arrived = mkdtempSync(join(tmpdir(), 'my-diet-stories-'))
      try {
        const file = join(arrived, 'stories.tgz')
        writeFileSync(file, await fetchStories(shelf, release))
        unpackStories(file, folder)
      } finally {
        rmSync(arrived, { recursive: true })
      }
    },
  }
}
