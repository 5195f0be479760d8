import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import { repositoryRoot } from '../fixtures/startServer'

/** The names of the classes in an app's built style sheets. */
function classesOf(app: string): Set<string> {
  const dist = join(repositoryRoot, app, 'dist')
  const sheets = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith('.css'),
  )
  const names = sheets.flatMap(
    path => readFileSync(join(dist, path), 'utf8').match(/(?<=\.)[A-Za-z_][\w-]*(?=[^{}]*\{)/g) ?? [],
  )
  return new Set(names)
}

/* The drill `styles` opens two such builds in one page; here the built names are compared. */
test('no class name of one build is another’s, so their styles are kept apart in one page', () => {
  const apps = ['shell', ...remotes()]
  const owners = new Map<string, string[]>()
  for (const app of apps) {
    for (const name of classesOf(app)) owners.set(name, [...(owners.get(name) ?? []), app])
  }
  expect(owners.size).toBeGreaterThan(100)
  expect([...owners].filter(([, of]) => of.length > 1)).toEqual([])
})
