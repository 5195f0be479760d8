import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Outcome } from '../shared/tooling/stories/checks/checkAll'
import { checkStories } from '../shared/tooling/stories/checks/checkStories'

/* Opens every story of the built Storybook and fails on problems; with `--every-colour` also on a contrast that is too
   low in the dark theme or under a pointer. `tsx .storybook/checkStories.ts [--every-colour] [pattern]` */
const EVERY_COLOUR = '--every-colour'
const words = process.argv.slice(2)
const pattern = words.find(word => word !== EVERY_COLOUR)
const FOLDER = resolve(import.meta.dirname, '../storybook-static')
const RESULTS = resolve(import.meta.dirname, '../test-results')

report(await checkStories(FOLDER, { pattern, everyColour: words.includes(EVERY_COLOUR) }))

function report(outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter(({ problems }) => problems.length > 0)
  mkdirSync(RESULTS, { recursive: true })
  const failures = wrong.map(({ story, problems }) => ({
    file: story.id,
    title: `${story.title} / ${story.name}`,
    reason: problems.join('\n'),
  }))
  const [passed, failed] = [outcomes.length - wrong.length, wrong.length]
  writeFileSync(
    join(RESULTS, 'stories.json'),
    JSON.stringify({ passed, failed, failures, slowest: slowest(outcomes) }),
  )
}

function slowest(outcomes: readonly Outcome[]) {
  return [...outcomes]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ story, seconds }) => ({ name: `${story.title} / ${story.name}`, seconds: round(seconds) }))
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100
}
