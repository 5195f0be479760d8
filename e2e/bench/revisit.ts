import type { Browser } from '@playwright/test'

interface Options {
  url: string
  ready: string
  token: string
}

interface Answer {
  /** The number of answers with the list instead of 304. Read from the wire, since a page cannot see a 304. */
  transferred: number
  bodyKiB: number
}

/** Opens an address twice in one browser; returns the cost of the recipe list the second time. */
export async function revisit(browser: Browser, { url, ready, token }: Options): Promise<Answer> {
  // Measures the browser's HTTP cache and the server only, without the service worker's caches.
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    await page.addInitScript(saved => localStorage.setItem('mydiet.token', saved), token)
    await page.goto(url)
    await page.locator(ready).first().waitFor()
    await page.waitForLoadState('networkidle')

    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    // The events of the wire may come before the request's own event.
    const lists = new Set<string>()
    const statuses = new Map<string, number>()
    const bytes = new Map<string, number>()
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (new URL(request.url).pathname === '/api/recipes') lists.add(requestId)
    })
    session.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
      statuses.set(requestId, statusCode)
    })
    session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength)
    })
    await page.reload()
    await page.locator(ready).first().waitFor()
    await page.waitForLoadState('networkidle')
    const asked = [...lists]
    if (asked.length === 0) throw new Error('The list of recipes was not asked for again.')
    return {
      transferred: asked.filter(id => statuses.get(id) !== 304).length,
      bodyKiB: asked.reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0) / 1024,
    }
  } finally {
    await context.close()
  }
}
