import { chromium } from '@playwright/test'
import { testBrowser } from 'shared/testing/browser/chromium'
import { PHONE } from './openStory'
import { problemsOf } from './problemsOf'
import type { Story } from './story'

export interface Outcome {
  story: Story
  problems: string[]
  seconds: number
}

/** More than there are cores: Storybook waits a tenth of a second after each story, in which another page works. */
const PAGES_AT_ONCE = 3

interface Checks {
  stories: readonly Story[]
  /** The address of the built Storybook. */
  origin: string
  /** Looks also at the dark theme and at what a pointer changes. */
  everyColour: boolean
}

/** Checks every story once; each page shows many of them, one after the other. */
export async function checkAll({ stories, origin, everyColour }: Checks): Promise<Outcome[]> {
  const browser = await chromium.launch(testBrowser)
  const waiting = [...stories]
  const outcomes: Outcome[] = []
  async function work() {
    const context = await browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const begin = performance.now()
      const problems = await problemsOf(page, origin, story, everyColour)
      outcomes.push({ story, problems, seconds: (performance.now() - begin) / 1000 })
    }
    await context.close()
  }
  try {
    await Promise.all(Array.from({ length: PAGES_AT_ONCE }, work))
  } finally {
    await browser.close()
  }
  return outcomes
}
