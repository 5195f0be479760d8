import type { ShelvedStories } from './shelvedStories'

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
  shelved: Pick<ShelvedStories, 'app' | 'current' | 'releases'>,
  [live, candidate]: readonly (string | undefined)[],
): Sides {
  const { app, releases } = shelved
  const current = live ?? shelved.current
  if (!current) throw new Error(`${app} has no live release: npm run release -- ${app} --stories.`)
  const sides = { live: current, candidate: candidate ?? latestCandidate(releases) ?? HERE }
  for (const side of Object.values(sides).filter(one => one !== HERE)) {
    const known = releases.find(({ release }) => release === side)
    if (!known) throw new Error(`${app} has no release ${side} on the shelf: npm run releases -- ${app}.`)
    if (!known.stories)
      throw new Error(
        `Release ${side} of ${app} came without its stories: npm run release -- ${app} --stories.`,
      )
  }
  return sides
}

function latestCandidate(releases: ShelvedStories['releases']): string | undefined {
  return releases
    .filter(({ live, takenBack }) => live.length === 0 && !takenBack)
    .sort((a, b) => b.published.localeCompare(a.published))[0]?.release
}
