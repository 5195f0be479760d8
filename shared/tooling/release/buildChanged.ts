import { publishIfNew } from 'shared/releases'
import { contentHash } from 'shared/releases/contentHash'
import { originHere } from 'shared/releases/originHere'
import { readPointer } from 'shared/releases/pointer'
import { remotes } from 'shared/releases/remotes'
import { noteCallsInForce } from 'shared/releases/running'
import { shelfIn } from 'shared/releases/shelf'
import { isBuilt, outputOf } from './builds'
import { buildTogether } from './buildTogether'
import { callsHere } from './callsHere'

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
    publishIfNew(shelf, app, outputOf(app), origin)
    tellWhatIsLive(shelf, app, before)
  }
  noteCallsInForce(shelf, await callsHere(apps))
}

/** Says where pages get another release than before, or another than these files are. */
function tellWhatIsLive(shelf: string, app: string, before: string | undefined): void {
  const [live, built] = [readPointer(shelf, app)?.release, contentHash(outputOf(app))]
  if (before && live !== before) console.info(`  ${app}: release ${live} is live now, unproved`)
  if (live === built) return
  console.info(
    `  ${app}: pages get release ${live}. These files are release ${built}, which is on the shelf and not live: ` +
      `npm run release -- ${app} makes it live`,
  )
}
