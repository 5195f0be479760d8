import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkAll, type Outcome } from './checks/checkAll'
import { serve } from './checks/serve'
import { readStories } from './checks/story'

/* Opens every story of the built Storybook in both themes and fails on problems that a person or a screen reader would
   meet: an error in the console, an error on the page, a violation of an axe rule, a contrast that is too low under a
   pointer. `tsx .storybook/checkStories.ts [pattern]` */
const FOLDER = resolve(import.meta.dirname, '../storybook-static')
const RESULTS = resolve(import.meta.dirname, '../test-results')

const { server, origin } = await serve(FOLDER)
try {
  report(await checkAll(readStories(FOLDER, process.argv[2]), origin))
} finally {
  server.close()
}

/** A story counts twice, once for each theme. */
function report(outcomes: readonly Outcome[]): void {
  const checks = outcomes.flatMap(({ story, problems }) =>
    Object.entries(problems).map(([theme, found]) => ({ story, theme, found })),
  )
  const wrong = checks.filter(({ found }) => found.length > 0)
  for (const { story, theme, found } of wrong)
    console.error(`✗ ${story.title} / ${story.name} (${theme})\n    ${found.join('\n    ')}`)
  const failed = wrong.length
  const passed = checks.length - failed
  console.info(`${passed} passed, ${failed} failed`)
  mkdirSync(RESULTS, { recursive: true })
  const failures = wrong.map(({ story, theme, found }) => ({
    file: story.id,
    title: `${story.title} / ${story.name} (${theme})`,
    reason: found.join('\n'),
  }))
  writeFileSync(
    join(RESULTS, 'stories.json'),
    JSON.stringify({ passed, failed, failures, slowest: slowest(outcomes) }),
  )
  process.exitCode = failed > 0 || checks.length === 0 ? 1 : 0
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
