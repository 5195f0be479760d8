import type { ConsoleMessage, Page } from '@playwright/test'
import { atRest } from 'shared/testing/browser/atRest'
import { type Violation, violations } from 'shared/testing/browser/axe'
import { openStory } from './openStory'
import { paint } from './paint'
import type { Story } from './story'
import { underPointer } from './underPointer'

/** Rules about a whole page; a story is only a part of one. */
const ALL_RULES = {
  rules: Object.fromEntries(
    ['landmark-one-main', 'page-has-heading-one', 'region'].map(rule => [rule, { enabled: false }]),
  ),
}
/** The second theme, and a pointer, change only colours. */
const CONTRAST = { runOnly: 'color-contrast' }

type Note = (some: readonly Violation[], where?: string) => void

/**
 * The problems of a story for a person or a screen reader, by all rules of axe. With `everyColour` also by its
 * contrast in the dark theme, and under a pointer in both: those of the tokens are a table that has its own tests.
 */
export async function problemsOf(
  page: Page,
  origin: string,
  story: Story,
  everyColour: boolean,
): Promise<string[]> {
  const found: string[] = []
  const note: Note = (some, where = '') => {
    for (const { id, help, nodes } of some)
      found.push(`axe ${id}${where}: ${help} · ${nodes[0]?.html.slice(0, 160)}`)
  }
  const stop = hearErrors(page, error => found.push(error))
  try {
    await openStory(page, origin, story)
    await paint(page, 'light')
    note(await violations(page, ALL_RULES))
    found.push(...(await misfits(page)))
    if (everyColour) await noteOtherColours(page, note)
  } catch (error) {
    found.push(`check: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    await page.goto('about:blank')
  } finally {
    stop()
  }
  return found
}

async function noteOtherColours(page: Page, note: Note): Promise<void> {
  await underPointer(page, async changed => {
    await atRest(page)
    note(await violations(page, CONTRAST, changed), ' under the pointer')
    await paint(page, 'dark')
    note(await violations(page, CONTRAST, changed), ' in the dark under the pointer')
  })
  await paint(page, 'dark')
  note(await violations(page, CONTRAST), ' in the dark')
}

async function misfits(page: Page): Promise<string[]> {
  const { unnamed, overflow } = await page.evaluate(() => ({
    unnamed: document.querySelectorAll('.undefined').length,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  const problems: string[] = []
  if (unnamed > 0) problems.push(`${unnamed} elements with a class that their style sheet does not have`)
  if (overflow > 0) problems.push(`scrolls sideways by ${overflow} px`)
  return problems
}

function hearErrors(page: Page, hear: (error: string) => void): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') hear(`console: ${message.text()}`)
  }
  const onError = (error: Error) => hear(`page: ${error.message}`)
  page.on('console', onConsole)
  page.on('pageerror', onError)
  return () => {
    page.off('console', onConsole)
    page.off('pageerror', onError)
  }
}
