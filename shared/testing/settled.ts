import type { Page } from '@playwright/test'

/** Waits until nothing on the page moves or changes its colour; what turns for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
