import type { Page } from '@playwright/test'
import type { Story } from './story'

export const PHONE = { width: 390, height: 844 }
/** The size for a story that is tagged `desktop`. */
export const DESKTOP = { width: 1440, height: 900 }

/** The first story of a page loads the workbench; later ones replace it. */
export async function openStory(
  page: Page,
  origin: string,
  { id, tags }: Story,
  size = tags?.includes('desktop') ? DESKTOP : PHONE,
): Promise<void> {
  await page.setViewportSize(size)
  const isFirst = !page.url().startsWith(origin)
  if (isFirst) await openWorkbench(page, origin, id)
  const hasLoadedCode = isFirst || (await render(page, id, 'setCurrentStory'))
  // Instead of a part whose code is loaded when it is first shown, its skeleton would be checked.
  if (hasLoadedCode) await render(page, id, 'forceRemount')
}

async function openWorkbench(page: Page, origin: string, storyId: string): Promise<void> {
  // The accessibility panel's own run would collide with ours.
  await page.goto(
    `${origin}/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story&globals=a11y.manual:!true`,
  )
  await page.waitForFunction(() => {
    const { phase } = (globalThis as unknown as Workbench).__STORYBOOK_PREVIEW__?.currentRender ?? {}
    return phase === 'finished' || phase === 'errored'
  })
}

/** Returns whether a part of the story has loaded its code meanwhile; it has it then. */
function render(page: Page, storyId: string, how: 'setCurrentStory' | 'forceRemount'): Promise<boolean> {
  return page.evaluate(
    ({ storyId, how }) =>
      new Promise<boolean>((resolve, reject) => {
        const { channel } = (globalThis as unknown as Workbench).__STORYBOOK_PREVIEW__
        const added: MutationRecord[] = []
        const watch = new MutationObserver(records => added.push(...records))
        const hear = {
          phase({ newPhase }: { newPhase: string }) {
            if (newPhase === 'rendering') watch.observe(document.head, { childList: true })
          },
        }
        channel.on('storyRenderPhaseChanged', hear.phase)
        for (const event of ['storyThrewException', 'storyErrored', 'storyMissing']) {
          channel.once(event, error => reject(new Error(error.message ?? error.description ?? event)))
        }
        // The story that is shown already is not rendered anew, as at another size: that needs a remount.
        channel.once('storyUnchanged', () => resolve(true))
        channel.once('storyFinished', async () => {
          channel.off('storyRenderPhaseChanged', hear.phase)
          added.push(...watch.takeRecords())
          watch.disconnect()
          const scripts = added
            .flatMap(record => [...record.addedNodes])
            .filter(node => node instanceof HTMLScriptElement)
          // A script that has been loaded is no longer in the page.
          for (const script of scripts) {
            if (script.isConnected) await new Promise(done => script.addEventListener('load', done))
          }
          resolve(scripts.length > 0)
        })
        channel.emit(how, { storyId, viewMode: 'story' })
        setTimeout(() => reject(new Error('the story did not render within two minutes')), 120_000)
      }),
    { storyId, how },
  )
}

interface Workbench {
  __STORYBOOK_PREVIEW__: {
    currentRender?: { phase?: string }
    channel: {
      on(event: string, listener: (payload: { newPhase: string }) => void): void
      once(event: string, listener: (payload: { message?: string; description?: string }) => void): void
      off(event: string, listener: (payload: { newPhase: string }) => void): void
      emit(event: string, payload: unknown): void
    }
  }
}
