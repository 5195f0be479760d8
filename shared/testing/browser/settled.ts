import type { Page } from '@playwright/test'

/**
 * Waits until all animations and transitions of the page have ended, except endless ones. It asks again and again: the
 * promise of one animation may never be kept, where that animation is started anew.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
        ),
    undefined,
    { polling: 50 },
  )
}
