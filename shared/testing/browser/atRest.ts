import type { Page } from '@playwright/test'

/**
 * Brings all animations and transitions of the page to their end, except endless ones. One that ends may start another,
 * as where a colour is inherited, so it looks again until none runs.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let round = 0; round < 100; round++) {
      const running = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
      if (running.length === 0) return
      for (const animation of running) animation.finish()
    }
    throw new Error('an animation starts again each time it ends')
  })
}
