import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from '../commandConfig'
import { houseAt } from '../release/houseAt'
import { listedNamed, remoteNamed } from '../remoteNamed'
import { repositoryRoot } from '../repository'
import { buildStories, composeStories } from '../stories/buildStories'
import { serve } from '../stories/checks/serve'
import { compareAll } from '../stories/compareAll'
import { namedElsewhere } from '../stories/namedElsewhere'
import { type ShelvedStories, shelvedAt, shelvedHere } from '../stories/shelvedStories'
import { HERE, type Sides, sidesOf } from '../stories/sides'
import { writeComparison } from '../stories/writeComparison'

/**
 * `npm run compare -- mf-diet [release] [release]`: the stories of what is live beside those of the candidate, in the
 * light and the dark theme, on a phone and a desktop, with pictures of what differs. `here` is this working copy. Serves
 * the pages until Ctrl-C; nothing of them is committed.
 *
 * With `--from https://…` the releases are those of a running house, by the token of the remote in `SHELF_TOKEN`.
 */
const USAGE = 'npm run compare -- mf-diet [live] [candidate, or here] [--from https://…]'
const { app, shelved, sides } = await askedFor(process.argv.slice(2)).catch(refuse)

const folder = resolve(repositoryRoot, '.cache/stories', app)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [side, release] of Object.entries(sides)) {
  if (release === HERE) buildStories(app, join(folder, side))
  else await shelved.unpack(release, join(folder, side)).catch(refuse)
}
composeStories(join(folder, 'storybook'), sides.live)
const { origin } = await serve(folder)
const compared = await compareAll({ folder, origin })
writeComparison(folder, { app, ...sides, compared })
const count = (state: string) => compared.filter(one => one.state === state).length
console.info(
  `${app}: ${count('changed')} changed, ${count('added')} added, ${count('removed')} removed, ${count('same')} same.`,
)
console.info(`${origin}/index.html, until Ctrl-C.`)

async function askedFor(words: string[]): Promise<{ app: string; shelved: ShelvedStories; sides: Sides }> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { from: { type: 'string' } },
  })
  const [name, ...named] = positionals
  const shelf = shelfIn(commandConfig().dataDir)
  // A running house says itself which remotes it has; that of another repository is none of this working copy.
  const app = values.from ? namedElsewhere(name, USAGE) : listedNamed(name, USAGE, shelf)
  const shelved = values.from ? await shelvedThere(values.from, app) : shelvedHere(shelf, app)
  const sides = sidesOf(shelved, named)
  if (Object.values(sides).includes(HERE)) remoteNamed(app, USAGE)
  return { app, shelved, sides }
}

function shelvedThere(from: string, remote: string): Promise<ShelvedStories> {
  const { shelfToken: token } = commandConfig()
  if (!token) throw new Error('SHELF_TOKEN is missing: npm run shelf -- token makes one at the house.')
  return shelvedAt({ origin: houseAt(from), token, remote })
}

function refuse(error: Error): never {
  console.error(`${error.message} Usage: ${USAGE}`)
  process.exit(1)
}
