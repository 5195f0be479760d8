import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { broughtBy } from 'shared/releases/brought'
import { broughtOnShelf, remotesOf } from 'shared/releases/onShelf'
import { remotes } from 'shared/releases/remotes'
import { screenPatterns } from 'shared/remote/screens'
import { releasesOfPages } from '../registry/releasesOfPages'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

interface Places {
  remotes: ReadonlySet<string>
  screens: ReadonlySet<string>
}

/** A function that returns the remotes and the screens that a report may name; a release may bring new ones. */
export function knownPlaces(shelf: string): () => Places {
  let known: { releases: string | undefined; places: Places } | undefined
  return () => {
    const { releases } = releasesOfPages(shelf)
    if (!known || known.releases !== releases) known = { releases, places: placesOn(shelf) }
    return known.places
  }
}

/** A process without a shelf knows only the remotes of its own working copy. */
function placesOn(shelf: string): Places {
  const routes = [...remotes().flatMap(routesHere), ...broughtOnShelf(shelf, '').flatMap(one => one.routes)]
  return { remotes: new Set(['shell', ...remotesOf(shelf)]), screens: new Set(screenPatterns(routes)) }
}

function routesHere(remote: string): string[] {
  const file = join(repositoryRoot, remote, 'remote.json')
  return existsSync(file) ? broughtBy(remote, JSON.parse(readFileSync(file, 'utf8'))).routes : []
}
