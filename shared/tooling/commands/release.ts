import { parseArgs } from 'node:util'
import { readNeeds } from 'shared/releases/needs'
import { originHere } from 'shared/releases/originHere'
import { checkedReason } from 'shared/releases/record'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from '../commandConfig'
import { buildApp } from '../release/buildApp'
import { isBuilt, outputOf } from '../release/builds'
import { houseAt } from '../release/houseAt'
import { misfitsHere } from '../release/misfitsHere'
import { notePast } from '../release/past'
import { proofOf } from '../release/proofOf'
import { publishHere } from '../release/publishHere'
import { runningRelease } from '../release/runningRelease'
import { sendRelease } from '../release/sendRelease'
import { releasableNamed } from '../remoteNamed'
import { repositoryRoot } from '../repository'

/**
 * `npm run release -- mf-diet`: builds one remote, compares it with what is on the shelf and what runs, proves it, and
 * makes that build current. With `--force "why"` it is not proved, and becomes current whatever it is compared with. No
 * other build is published.
 *
 * With `--to https://…` it goes to the shelf of a running house (shell/server/shelf/README.md), which compares it: there
 * `--force` leaves out the proof alone.
 */
const USAGE = 'npm run release -- mf-diet [--to https://…] [--force "why"]'
const { app, to, forced } = askedFor(process.argv.slice(2))
const { dataDir, port, shelfToken } = commandConfig()
const shelf = shelfIn(dataDir)
if (to && !shelfToken) refuse('SHELF_TOKEN is missing: npm run shelf -- token makes one at the house.')

if (!isBuilt(app)) await buildApp(app)
// Compared before the proof too: this takes a second, and the proof minutes, in which the shelf may change.
const fits = to || (await misfitsHere(shelf, app)).length === 0
if (!fits && !forced) refuse('It does not fit what is there.')
const checks = forced ? [] : await proofOf(app)
if (!checks) refuse('Its proof failed.')

const origin = { ...originHere(), checks, ...(forced && { forced }) }
const release = to ? await send(to) : await publishHere(shelf, app, origin)
if (!release) refuse('It does not fit what is there.')
const past = notePast(repositoryRoot, app, release, readNeeds(outputOf(app))?.calls ?? {})
if (past) console.info(`Commit ${past}: from now on a test compares the contract with this release.`)
await tellWhetherLive(release, to ?? `http://localhost:${port}`)

function send(house: string): Promise<string> {
  const there = { origin: house, token: shelfToken ?? '', remote: app }
  return sendRelease(there, outputOf(app), origin).catch((error: Error) => refuse(error.message))
}

/** Only the running product knows whether pages get it. */
async function tellWhetherLive(release: string, address: string): Promise<void> {
  const shown = await runningRelease(address, app)
  if (shown === release) console.info(`${app}: release ${release} is live on ${address}.`)
  else if (shown === undefined) {
    console.info(
      `${app}: release ${release} is current in ${to ?? shelf}. Nothing answers on ${address}, where it would be live.`,
    )
  } else {
    console.error(
      `${app}: release ${release} is current, but ${address} shows ${shown}. npm run releases -- ${app} says why.`,
    )
    process.exitCode = 1
  }
}

function askedFor(words: string[]): { app: string; to: string | undefined; forced: string | undefined } {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { force: { type: 'string' }, to: { type: 'string' } },
    })
    const app = releasableNamed(positionals[0], USAGE)
    const to = values.to === undefined ? undefined : houseAt(values.to)
    if (to && app === 'shell') throw new Error('The shell is released at its own server.')
    return { app, to, forced: checkedReason(values.force) }
  } catch (error) {
    return refuse(`${(error as Error).message} Usage: ${USAGE}`)
  }
}

function refuse(why: string): never {
  console.error(`${why} Nothing is released.`)
  process.exit(1)
}
