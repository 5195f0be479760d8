import { publishIfNew } from 'shared/releases'
import { originHere } from 'shared/releases/originHere'
import { readPointer } from 'shared/releases/pointer'
import { remotes } from 'shared/releases/remotes'
import { noteCallsInForce } from 'shared/releases/running'
import { shelfIn } from 'shared/releases/shelf'
import { isBuilt, outputOf } from './builds'
import { buildTogether } from './buildTogether'
import { callsHere } from './callsHere'
import { tellLive } from './tellLive'

/** Builds the apps (all, unless some are named) whose sources changed since their last build. */
export async function buildStale(named: readonly string[] = []): Promise<void> {
  const apps = named.length > 0 ? named : ['shell', ...remotes()]
  const stale = apps.filter(app => !isBuilt(app))
  if (stale.length === 0) return
  console.info(`Building ${stale.join(', ')}…`)
  await buildTogether(stale, ({ app, ms, problem }) => {
    console.info(`  ${app} ${problem ? 'failed after' : 'built in'} ${(ms / 1000).toFixed(1)} s`)
  })
}

/** Brings the shelf up to date with the sources, before the product starts. */
export async function buildChanged(dataDir: string): Promise<void> {
  const shelf = shelfIn(dataDir)
  await buildStale()
  const apps = ['shell', ...remotes()]
  const origin = originHere()
  for (const app of apps) {
    const before = readPointer(shelf, app)?.release
    const built = publishIfNew(shelf, app, outputOf(app), origin)
    for (const line of tellLive(shelf, app, { before, built })) console.info(`  ${line}`)
  }
  noteCallsInForce(shelf, await callsHere(apps))
}
