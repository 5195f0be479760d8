import { existsSync } from 'node:fs'
import { keptReleases } from 'shared/releases/clearShelf'
import { readPointer } from 'shared/releases/pointer'
import { readRecord } from 'shared/releases/record'
import { storiesFile } from 'shared/releases/stories'

/** The stories of this working copy, which no release has. */
export const HERE = 'here'

/** Two releases on the shelf that have stories; the later one may be `here`. */
export interface Sides {
  live: string
  candidate: string
}

/**
 * The two sides of a comparison: those that are named, else the live release, and the latest one on the shelf that was
 * live for nobody yet. Without such a one the candidate is the working copy.
 */
export function sidesOf(
  shelf: string,
  app: string,
  [live, candidate]: readonly (string | undefined)[],
): Sides {
  const current = live ?? readPointer(shelf, app)?.release
  if (!current) throw new Error(`${app} has no live release: npm run release -- ${app} --stories.`)
  const sides = { live: current, candidate: candidate ?? latestCandidate(shelf, app) ?? HERE }
  for (const side of Object.values(sides).filter(one => one !== HERE)) {
    if (!keptReleases(shelf, app).includes(side))
      throw new Error(`${app} has no release ${side} on the shelf: npm run releases -- ${app}.`)
    if (!existsSync(storiesFile(shelf, app, side)))
      throw new Error(
        `Release ${side} of ${app} came without its stories: npm run release -- ${app} --stories.`,
      )
  }
  return sides
}

function latestCandidate(shelf: string, app: string): string | undefined {
  return keptReleases(shelf, app)
    .map(name => ({ name, record: readRecord(shelf, app, name) }))
    .filter(({ record }) => record.live.length === 0 && !record.takenBack)
    .sort((a, b) => b.record.published.localeCompare(a.record.published))[0]?.name
}
