import type { Page, Response } from '@playwright/test'
import type { Registry } from 'shared/remote/remoteJson'
import { contentShown } from '../fixtures/contentShown'
import { ask } from './ask'

interface Opened {
  /** The addresses of screens and files that did not open. */
  failed: string[]
  /** The remotes that came from their releases. */
  loaded: string[]
}

/** Opens every screen of the remotes without loading the page anew: that would need the API, for the session. */
export async function openScreens(page: Page, url: string, remotes: Registry['remotes']): Promise<Opened> {
  const files: Response[] = []
  page.on('response', answer => {
    if (answer.url().includes('/releases/')) files.push(answer)
  })
  const failed: string[] = []
  const paths = remotes.flatMap(({ remote }) => remote.routes.map(({ path }) => path))
  for (const path of paths.filter(one => !one.includes(':'))) {
    const address = `/user/${path}`
    const { status } = await ask(url + address)
    await page.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
    await contentShown(page)
    const card = page.getByRole('main').getByRole('alert').filter({ hasText: 'No pudimos abrir' })
    if (status !== 200 || (await card.count()) > 0) failed.push(address)
  }
  failed.push(...files.filter(answer => !answer.ok()).map(answer => answer.url()))
  const isLoaded = (release: string) => files.some(answer => answer.ok() && answer.url().includes(release))
  return {
    failed,
    loaded: remotes.flatMap(({ remote, url: release }) => (isLoaded(release) ? [remote.name] : [])),
  }
}
