import { parseArgs } from 'node:util'
import { publish } from 'shared/releases'
import { callsInForce, callsKnownTo } from 'shared/releases/contracts'
import { misfits } from 'shared/releases/misfits'
import { readNeeds } from 'shared/releases/needs'
import { originHere } from 'shared/releases/originHere'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from '../commandConfig'
import { buildApp } from '../release/buildApp'
import { isBuilt, outputOf } from '../release/builds'
import { notePast } from '../release/past'
import { proofOf } from '../release/proofOf'
import { runningRelease } from '../release/runningRelease'
import { releasableNamed } from '../remoteNamed'
import { repositoryRoot } from '../webpack/baseConfig'

/**
 * `npm run release -- mf-diet`: proves one remote, builds it, compares it with what is on the shelf and what runs, and
 * makes that build current. With `--force "why"` it is not proved, and becomes current whatever it is compared with. No
 * other build runs.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'string' } } })
const app = releasableNamed(positionals[0], 'npm run release -- mf-diet [--force "why"]')
const forced = values.force?.trim()
if (values.force !== undefined && !forced) refuse('--force needs a reason: --force "patients cannot book"')

const checks = forced ? [] : await proofOf(app)
if (!checks) refuse('Its proof failed.')
if (!isBuilt(app)) await buildApp(app)

const { dataDir, port } = commandConfig()
const shelf = shelfIn(dataDir)
const problems = misfits(shelf, ['shell', ...remotes()], {
  app,
  build: outputOf(app),
  calls: await callsInForce(repositoryRoot),
  own: await callsKnownTo(repositoryRoot, app),
})
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length > 0 && !forced) refuse('It does not fit what is there.')

const release = publish(shelf, app, outputOf(app), { ...originHere(), checks, ...(forced && { forced }) })
const past = notePast(repositoryRoot, app, release, readNeeds(outputOf(app))?.calls ?? {})
if (past) console.info(`Commit ${past}: from now on a test compares the contract with this release.`)
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

function refuse(why: string): never {
  console.error(`${why} ${app ?? 'Nothing'} is not released.`)
  process.exit(1)
}
