import { parseArgs } from 'node:util'
import { originHere } from '../../releases/originHere'
import { compile } from '../release/buildApp'
import { outputOf } from '../release/builds'
import { houseAt } from '../release/houseAt'
import { writeTypes } from '../release/publishedTypes'
import { sendRelease } from '../release/sendRelease'
import { folderOf, repositoryRoot } from '../repository'
import { storiesHere } from '../stories/packStories'
import { remoteConfig } from '../webpack/remoteConfig'
import { fetchTypes } from './fetchTypes'
import { goBack, withdraw } from './moveBack'
import { remoteHere, writeSlice } from './remoteHere'

/** The address at which the house reaches the API process of this remote, where nothing else is said. */
const SLICE_ADDRESS = 'http://127.0.0.1:4000'

export async function build(address = process.env.SLICE_ADDRESS ?? SLICE_ADDRESS): Promise<string> {
  const app = remoteHere()
  await writeSlice(address)
  await compile(remoteConfig(app))
  writeTypes(repositoryRoot, folderOf(app), outputOf(app))
  return outputOf(app)
}

/** `my-diet release --to https://… [--stories]`: builds, and makes the build current in a running house. */
export async function release(words: string[]): Promise<void> {
  const { house, token, withStories } = houseNamed(words)
  const remote = remoteHere()
  const built = await build()
  // Before anything is sent: a release whose stories cannot be built is none yet.
  const stories = withStories ? storiesHere(remote) : undefined
  const name = await sendRelease({ ...house, token, remote }, built, originHere(), { stories })
  console.info(`${remote}: release ${name} is current at ${house.origin}.`)
}

/** `my-diet rollback --to https://… [release]`: goes back to the release before, or to a named one. */
export async function rollback(words: string[]): Promise<void> {
  const { house, token, named, reason } = houseNamed(words)
  const remote = remoteHere()
  const name = await goBack({ ...house, token, remote }, { named, reason })
  console.info(`${remote}: release ${name} is current again at ${house.origin}.`)
}

/** `my-diet withdraw --to https://…`: takes the remote out of a house. */
export async function takeOut(words: string[]): Promise<void> {
  const { house, token, reason } = houseNamed(words)
  const remote = remoteHere()
  await withdraw({ ...house, token, remote }, reason)
  console.info(`${remote}: pages of ${house.origin} do without it.`)
}

/** `my-diet fetch-types mf-citas --from https://…`: what another team's release publishes, without its source. */
export async function takeTypes(words: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { from: { type: 'string' } },
  })
  const [remote] = positionals
  if (!remote || !values.from)
    throw new Error('Whose, and from where? my-diet fetch-types mf-citas --from https://app.example.mx')
  for (const file of await fetchTypes(repositoryRoot, remote, houseAt(values.from))) console.info(file)
}

function houseNamed(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { to: { type: 'string' }, reason: { type: 'string' }, stories: { type: 'boolean' } },
  })
  if (!values.to) throw new Error('Which house? --to https://app.example.mx')
  const token = process.env.SHELF_TOKEN
  if (!token) throw new Error('SHELF_TOKEN is missing: an operator of the house makes one.')
  const { reason, stories: withStories = false } = values
  return { house: { origin: houseAt(values.to) }, token, named: positionals[0], reason, withStories }
}
