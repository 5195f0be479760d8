import { execFileSync } from 'node:child_process'
import { contentHash } from 'shared/releases/contentHash'
import { readNeeds } from 'shared/releases/needs'
import { originHere } from 'shared/releases/originHere'
import { readPointer } from 'shared/releases/pointer'
import { shelfIn } from 'shared/releases/shelf'
import { keepStories } from 'shared/releases/stories'
import { commandConfig } from '../commandConfig'
import { buildApp } from '../release/buildApp'
import { isBuilt, outputOf } from '../release/builds'
import { misfitsHere } from '../release/misfitsHere'
import { notePast } from '../release/past'
import { proofOf } from '../release/proofOf'
import { publishHere } from '../release/publishHere'
import { releaseWords } from '../release/releaseWords'
import { runningRelease } from '../release/runningRelease'
import { sendRelease } from '../release/sendRelease'
import { releasableNamed } from '../remoteNamed'
import { repositoryRoot } from '../repository'
import { storiesHere } from '../stories/packStories'
import { filesHash, keepProven } from '../testing/provenFiles'

/**
 * `npm run release -- mf-diet`: builds one remote, compares it with what is on the shelf and what runs, proves it, and
 * makes that build current. With `--force "why"` it is not proved, and becomes current whatever it is compared with. No
 * other build is published.
 *
 * With `--candidate` it becomes current nowhere: a member of the staff sees it by the link that is printed. With
 * `--share 5` so many browsers of a hundred get it first (decision 56).
 *
 * With `--stories` its stories are kept beside it, for `npm run compare`.
 *
 * With `--to https://…` it goes to the shelf of a running house (shell/server/shelf/README.md), which compares it: there
 * `--force` leaves out the proof alone.
 */
const USAGE =
  'npm run release -- mf-diet [--candidate | --share 5] [--stories] [--to https://…] [--force "why"]'
const { app, to, forced, audience, stories } = askedFor(process.argv.slice(2))
const { dataDir, port, shelfToken } = commandConfig()
const shelf = shelfIn(dataDir)
if (to && !shelfToken) refuse('SHELF_TOKEN is missing: npm run shelf -- token makes one at the house.')

if (!isBuilt(app)) await buildApp(app)
// A candidate of what everybody has says the opposite of the truth.
const built = contentHash(outputOf(app))
if (!to && audience !== 'all' && readPointer(shelf, app)?.release === built)
  refuse(`${app}: release ${built} is live already.`)
// Compared before the proof too: this takes a second, and the proof minutes, in which the shelf may change.
const fits = to || (await misfitsHere(shelf, app)).length === 0
if (!fits && !forced) refuse('It does not fit what is there.')
const checks = forced ? [] : await proofOf(app)
if (!checks) refuse('Its proof failed.')

// Before anything is released: a release whose stories cannot be built is none yet.
const itsStories = stories ? storiesHere(app) : undefined
const origin = { ...originHere(), checks, ...(forced && { forced }) }
const release = to
  ? await send(to)
  : await publishHere(shelf, app, origin, audience).catch((error: Error) => refuse(error.message))
if (!release) refuse('It does not fit what is there.')
if (itsStories && !to) keepStories(shelf, app, release, itsStories)
const proved = filesHash()
const past = notePast(repositoryRoot, app, release, readNeeds(outputOf(app))?.calls ?? {})
// Released again, to more browsers, it is not proved again for its own note.
if (past) keepProven(proved)
if (past) console.info(`Commit ${past}: from now on a test compares the contract with this release.`)
if (audience === 'all') await tellWhetherLive(release, to ?? `http://localhost:${port}`)
else tellFew(release)

function send(house: string): Promise<string> {
  const there = { origin: house, token: shelfToken ?? '', remote: app }
  return sendRelease(there, outputOf(app), origin, { audience, stories: itsStories }).catch((error: Error) =>
    refuse(error.message),
  )
}

/** Its key is the server's, whose command signs the link. */
function tellFew(release: string): void {
  console.info(
    audience === 'nobody'
      ? `${app}: release ${release} is on the shelf, and nobody gets it.`
      : `${app}: release ${release} is tried on a share of the browsers: npm run releases -- ${app}.`,
  )
  if (to) {
    console.info(`Its preview: ${to}/user/equipo/entregas.`)
    return
  }
  const command = ['shared/tooling/run.mjs', 'preview', app, release]
  const link = execFileSync(process.execPath, command, { cwd: repositoryRoot, encoding: 'utf8' })
  console.info(`Its preview, for two days: ${link.trim()}`)
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

function askedFor(words: string[]): ReturnType<typeof releaseWords> & { app: string } {
  try {
    const asked = releaseWords(words)
    return { ...asked, app: releasableNamed(asked.app, USAGE) }
  } catch (error) {
    return refuse(`${(error as Error).message} Usage: ${USAGE}`)
  }
}

function refuse(why: string): never {
  console.error(`${why} Nothing is released.`)
  process.exit(1)
}
