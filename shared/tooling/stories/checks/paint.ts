import type { Page } from '@playwright/test'
import { atRest } from 'shared/testing/browser/atRest'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Colours during the transition between themes belong to neither. */
export async function paint(page: Page, theme: Theme): Promise<void> {
  await page.evaluate(theme => {
    document.documentElement.dataset.theme = theme
  }, theme)
  await atRest(page)
}
