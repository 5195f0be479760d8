import { checkAll, type Outcome } from './checkAll'
import { serve } from './serve'
import { readStories } from './story'

interface Asked {
  /** Looks also at the dark theme and at what a pointer changes. */
  everyColour: boolean
  /** Only stories whose id contains it. */
  pattern?: string | undefined
}

/**
 * Opens every story of a built Storybook, and prints those with problems that a person or a screen reader would meet: an
 * error in the console, an error on the page, a violation of an axe rule. Returns the outcome of every story.
 */
export async function checkStories(folder: string, { everyColour, pattern }: Asked): Promise<Outcome[]> {
  const { server, origin } = await serve(folder)
  try {
    const outcomes = await checkAll({ stories: readStories(folder, pattern), origin, everyColour })
    const wrong = outcomes.filter(({ problems }) => problems.length > 0)
    for (const { story, problems } of wrong)
      console.error(`✗ ${story.title} / ${story.name}\n    ${problems.join('\n    ')}`)
    console.info(`${outcomes.length - wrong.length} passed, ${wrong.length} failed`)
    if (wrong.length > 0 || outcomes.length === 0) process.exitCode = 1
    return outcomes
  } finally {
    server.close()
  }
}
