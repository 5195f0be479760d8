import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { keptReleases } from 'shared/releases/clearShelf'
import { placeStories } from 'shared/releases/stories'
import { refusal, type ShelfRefusal } from './answers'
import { shelfMessages } from './messages'
import { unpacked } from './unpacked'

/** The files that a comparison of stories begins with. */
const NEEDED = ['index.json', 'iframe.html']

interface Place {
  shelf: string
  remote: string
  release: string
}

/** Receives the stories of a release that is on the shelf; they take the place of earlier ones. */
export async function arriveStories(
  { shelf, remote, release }: Place,
  request: IncomingMessage,
): Promise<ShelfRefusal | undefined> {
  if (!keptReleases(shelf, remote).includes(release)) return refusal(404, shelfMessages.notThere)
  return unpacked(shelf, remote, request, (folder, archive) => {
    const missing = NEEDED.filter(file => !existsSync(join(folder, file)))
    if (missing.length > 0)
      return refusal(
        422,
        shelfMessages.noStories,
        missing.map(file => `${file} is missing`),
      )
    placeStories(shelf, remote, release, archive)
    return undefined
  })
}
