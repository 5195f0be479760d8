import { publishIfNew } from 'shared/releases'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import { buildApp, isBuilt, outputOf } from './buildApp'

/** Builds the apps whose sources changed since their last build, and answers which. */
export async function buildStale(): Promise<string[]> {
  const stale = ['shell', ...remotes()].filter(app => !isBuilt(app))
  for (const [i, app] of stale.entries()) {
    const started = Date.now()
    process.stdout.write(`Building ${app} (${i + 1} of ${stale.length})… `)
    await buildApp(app)
    console.info(`${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  return stale
}

/** Brings the shelf up to date with the sources. */
export async function buildChanged(dataDir: string): Promise<void> {
  const shelf = shelfIn(dataDir)
  await buildStale()
  for (const remote of remotes()) publishIfNew(shelf, remote, outputOf(remote))
}
