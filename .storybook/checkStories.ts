import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkAll, type Outcome } from './checks/checkAll'
import { serve } from './checks/serve'
import { readStories } from './checks/story'

/* Opens every story of the built Storybook and fails on problems that a person or a screen reader would meet: an error
   in the console, an error on the page, a violation of an axe rule. With `--every-colour` also on a contrast that is too
   low in the dark theme or under a pointer. `tsx .storybook/checkStories.ts [--every-colour] [pattern]` */
const EVERY_COLOUR = '--every-colour'
const words = process.argv.slice(2)
const pattern = words.find(word => word !== EVERY_COLOUR)
const FOLDER = resolve(import.meta.dirname, '../storybook-static')
const RESULTS = resolve(import.meta.dirname, '../test-results')

const { server, origin } = await serve(FOLDER)
try {
  const stories = readStories(FOLDER, pattern)
  report(await checkAll({ stories, origin, everyColour: words.includes(EVERY_COLOUR) }))
} finally {
  server.close()
}

function report(outcomes: readonly Outcome[]): void {
  const wrong = outcomes.filter(({ problems }) => problems.length > 0)
  for (const { story, problems } of wrong)
    console.error(`✗ ${story.title} / ${story.name}\n    ${problems.join('\n    ')}`)
  const failed = wrong.length
  const passed = outcomes.length - failed
  console.info(`${passed} passed, ${failed} failed`)
  mkdirSync(RESULTS, { recursive: true })
  const failures = wrong.map(({ story, problems }) => ({
    file: story.id,
    title: `${story.title} / ${story.name}`,
    reason: problems.join('\n'),
  }))
  writeFileSync(
    join(RESULTS, 'stories.json'),
    JSON.stringify({ passed, failed, failures, slowest: slowest(outcomes) }),
  )
  process.exitCode = failed > 0 || outcomes.length === 0 ? 1 : 0
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
