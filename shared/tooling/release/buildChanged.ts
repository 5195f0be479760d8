import { publish, readPointer } from 'shared/releases'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import { buildApp, isBuilt, outputOf } from './buildApp'

/**
 * Builds the apps whose sources changed since their last build, and publishes the remotes that are new. A remote that
 * did not change keeps the release it shows, so a rollback survives a restart.
 */
export async function buildChanged(dataDir: string): Promise<void> {
  const shelf = shelfIn(dataDir)
  const apps = ['shell', ...remotes()]
  const stale = apps.filter(app => !isBuilt(app))
  for (const [i, app] of stale.entries()) {
    const started = Date.now()
    process.stdout.write(`Building ${app} (${i + 1} of ${stale.length})… `)
    await buildApp(app)
    console.info(`${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  for (const remote of remotes()) {
    if (stale.includes(remote) || !readPointer(shelf, remote)) publish(shelf, remote, outputOf(remote))
  }
}
