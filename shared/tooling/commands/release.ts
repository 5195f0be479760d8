import { parseArgs } from 'node:util'
import { publish } from 'shared/releases'
import { readNeeds } from 'shared/releases/needs'
import { originHere } from 'shared/releases/originHere'
import { checkedReason } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from '../commandConfig'
import { buildApp } from '../release/buildApp'
import { isBuilt, outputOf } from '../release/builds'
import { misfitsHere } from '../release/misfitsHere'
import { notePast } from '../release/past'
import { proofOf } from '../release/proofOf'
import { runningRelease } from '../release/runningRelease'
import { releasableNamed } from '../remoteNamed'
import { repositoryRoot } from '../webpack/baseConfig'

/**
 * `npm run release -- mf-diet`: builds one remote, compares it with what is on the shelf and what runs, proves it, and
 * makes that build current. With `--force "why"` it is not proved, and becomes current whatever it is compared with. No
 * other build is published.
 */
const USAGE = 'npm run release -- mf-diet [--force "why"]'
const { app, forced } = askedFor(process.argv.slice(2))
const { dataDir, port } = commandConfig()
const shelf = shelfIn(dataDir)

if (!isBuilt(app)) await buildApp(app)
// Compared before the proof too: this takes a second, and the proof minutes, in which the shelf may change.
const fits = async () => (await misfitsHere(shelf, app)).length === 0
if (!(await fits()) && !forced) refuse('It does not fit what is there.')
const checks = forced ? [] : await proofOf(app)
if (!checks) refuse('Its proof failed.')
if (!forced && !(await fits())) refuse('It does not fit what is there.')

const release = publish(shelf, app, outputOf(app), { ...originHere(), checks, ...(forced && { forced }) })
const past = notePast(repositoryRoot, app, release, readNeeds(outputOf(app))?.calls ?? {})
if (past) console.info(`Commit ${past}: from now on a test compares the contract with this release.`)
await tellWhetherLive(release)

/** Only the running product knows whether pages get it. */
async function tellWhetherLive(release: string): Promise<void> {
  const address = `http://localhost:${port}`
  const shown = await runningRelease(address, app)
  if (shown === release) console.info(`${app}: release ${release} is live on ${address}.`)
  else if (shown === undefined) {
    console.info(
      `${app}: release ${release} is current in ${shelf}. Nothing answers on ${address}, where it would be live.`,
    )
  } else {
    console.error(
      `${app}: release ${release} is current, but ${address} shows ${shown}. npm run releases -- ${app} says why.`,
    )
    process.exitCode = 1
  }
}

function askedFor(words: string[]): { app: string; forced: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { force: { type: 'string' } },
    })
    return { app: releasableNamed(positionals[0], USAGE), forced: checkedReason(values.force) }
  } catch (error) {
    return refuse(`${(error as Error).message} Usage: ${USAGE}`)
  }
}

function refuse(why: string): never {
  console.error(`${why} Nothing is released.`)
  process.exit(1)
}
