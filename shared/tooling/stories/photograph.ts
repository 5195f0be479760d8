import type { Page } from '@playwright/test'
import { DESKTOP, openStory, PHONE } from './checks/openStory'
import { paint, THEMES } from './checks/paint'
import type { Story } from './checks/story'

const SIZES = { phone: PHONE, desktop: DESKTOP } as const

/** The ways in which a designer looks at a story, such as `phone-dark`. */
export const VIEWS = Object.keys(SIZES).flatMap(size => THEMES.map(theme => `${size}-${theme}`))

/** A picture of a story in each view, in their order. */
export async function photograph(page: Page, origin: string, story: Story): Promise<Buffer[]> {
  const pictures: Buffer[] = []
  for (const size of Object.values(SIZES)) {
    await openStory(page, origin, story, size)
    await page.evaluate(() => document.fonts.ready)
    for (const theme of THEMES) {
      await paint(page, theme)
      pictures.push(await page.screenshot({ fullPage: true, animations: 'disabled' }))
    }
    // The next story begins in the light.
    await paint(page, 'light')
  }
  return pictures
}
