import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { screenPatterns } from 'shared/remote/screens'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** The remotes and the screens that a report may name. */
export function knownPlaces() {
  const names = remotes()
  const routes = names.flatMap(routesOf)
  return { remotes: new Set(['shell', ...names]), screens: new Set(screenPatterns(routes)) }
}

function routesOf(remote: string): string[] {
  const file = join(repositoryRoot, remote, 'remote.json')
  if (!existsSync(file)) return []
  const { routes } = JSON.parse(readFileSync(file, 'utf8')) as { routes: { path: string }[] }
  return routes.map(({ path }) => path)
}
