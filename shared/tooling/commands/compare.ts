import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { shelfIn } from 'shared/releases/shelf'
import { storiesFile } from 'shared/releases/stories'
import { serve } from '../../../.storybook/checks/serve'
import { commandConfig } from '../commandConfig'
import { remoteNamed } from '../remoteNamed'
import { repositoryRoot } from '../repository'
import { buildStories, composeStories } from '../stories/buildStories'
import { compareAll } from '../stories/compareAll'
import { unpackStories } from '../stories/packStories'
import { HERE, type Sides, sidesOf } from '../stories/sides'
import { writeComparison } from '../stories/writeComparison'

/**
 * `npm run compare -- mf-diet [release] [release]`: the stories of what is live beside those of the candidate, in the
 * light and the dark theme, on a phone and a desktop, with pictures of what differs. `here` is this working copy. Serves
 * the pages until Ctrl-C; nothing of them is committed.
 */
const USAGE = 'npm run compare -- mf-diet [live] [candidate, or here]'
const [name, ...named] = process.argv.slice(2)
const app = remoteNamed(name, USAGE)
const shelf = shelfIn(commandConfig().dataDir)
const sides = sidesNamed()

const folder = resolve(repositoryRoot, '.cache/stories', app)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [side, release] of Object.entries(sides)) {
  if (release === HERE) buildStories(app, join(folder, side))
  else unpackStories(storiesFile(shelf, app, release), join(folder, side))
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

function sidesNamed(): Sides {
  try {
    return sidesOf(shelf, app, named)
  } catch (error) {
    console.error(`${(error as Error).message} Usage: ${USAGE}`)
    process.exit(1)
  }
}
