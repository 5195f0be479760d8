import type { Browser, Page } from '@playwright/test'
import { skipWelcome } from '../fixtures/skipWelcome'

/** The browser's slow 4G preset and a phone's processor. */
const LATENCY_MS = 150
const BYTES_A_SECOND = (1.6 * 1024 * 1024) / 8
const CPU_SLOWDOWN = 4

/**
 * The page's word that it is ready. Asking a page instead, as `waitForFunction` does, compiles 330 KB of the tool's own
 * code in it: 130 ms of a slow phone's main thread, before the first frame of one page and while the other still waits
 * for its code.
 */
const READY_NOTE = 'bench: ready'

export interface Visit {
  /** The time in ms from the start of the navigation until `ready` can be used. */
  readyMs: number
  /** Until the element of `typable` was painted and could be typed in; 0 without `typable`. */
  typableMs: number
  /** Until the first contentful paint: text, a picture, a shape. */
  firstPaintMs: number
  requestsBeforeReady: number
  /** JavaScript that had arrived by then, in KiB as transferred. */
  scriptKiB: number
  layoutShift: number
  /** The longest task of the main thread in ms, until the network was idle and `use` was done. */
  longestTaskMs: number
  scripts: string[]
  /** The longest chain of requests, each started by the one before; the document is 1. */
  depth: number
}

interface Options {
  url: string
  /** The selector of the element to wait for. */
  ready: string
  /** Whether to wait until React has hydrated it, not only until it is painted. */
  hydrated?: boolean
  /** The selector of a field whose first appearance is measured too. */
  typable?: string
  token?: string
  /** The use of the page once it is idle; resolves when its effect is visible. */
  use?: (page: Page) => Promise<void>
}

/** Opens an address without caches on a slow phone and answers its cost. */
export async function visit(
  browser: Browser,
  { url, ready, hydrated = true, typable = '', token, use }: Options,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-MX',
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  try {
    // The compiler of these sources uses this helper to name functions, and the page does not have it.
    await page.addInitScript('globalThis.__name = named => named')
    if (token) await page.addInitScript(skipWelcome)
    await page.addInitScript(watch, { ready, hydrated, typable, token, note: READY_NOTE })
    const wire = await throttle(page)
    const told = page.waitForEvent('console', {
      predicate: message => message.text() === READY_NOTE,
      timeout: 60_000,
    })
    await Promise.all([told, page.goto(url, { waitUntil: 'commit' })])
    const readyMs = await page.evaluate(() => (window as never as Notes).readyAt)
    // By the page's own clock, which also said when it was ready.
    const arrived = await page.evaluate(
      until =>
        performance
          .getEntriesByType('resource')
          .filter(entry => (entry as PerformanceResourceTiming).responseEnd <= until)
          .map(({ name }) => name),
      readyMs,
    )
    const before = [...wire.requests.values()].filter(
      request => request.type === 'Script' && arrived.includes(request.url),
    )
    const found = {
      readyMs,
      requestsBeforeReady: wire.requests.size,
      scriptKiB: before.reduce((sum, request) => sum + request.bytes, 0) / 1024,
      scripts: before.map(request => request.url),
      depth: Math.max(...[...wire.requests.values()].map(request => request.depth)),
    }
    await page.waitForLoadState('networkidle')
    await use?.(page)
    // A long task is reported only after its end.
    await page.evaluate(() => new Promise(done => requestIdleCallback(done)))
    const layoutShift = await page.evaluate(() => (window as never as Notes).layoutShift)
    const longestTaskMs = await page.evaluate(() => (window as never as Notes).longestTaskMs)
    const typableMs = await page.evaluate(() => (window as never as Notes).typableAt)
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    )
    return { ...found, layoutShift, longestTaskMs, typableMs, firstPaintMs }
  } finally {
    await context.close()
  }
}

/** The measurements that the page records. */
interface Notes {
  layoutShift: number
  longestTaskMs: number
  readyAt: number
  typableAt: number
}

/** Runs in the page: records layout shifts, the longest task, and the moment when the element exists and is hydrated. */
function watch(asked: { ready: string; hydrated: boolean; typable: string; token?: string; note: string }) {
  const { ready, hydrated, typable, token, note } = asked
  const notes: Notes = Object.assign(window, { layoutShift: 0, longestTaskMs: 0, readyAt: 0, typableAt: 0 })
  if (token) localStorage.setItem('mydiet.token', token)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) notes.layoutShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries())
      notes.longestTaskMs = Math.max(notes.longestTaskMs, duration)
  }).observe({ type: 'longtask', buffered: true })
  const look = () => {
    // Frames begin once the styles have loaded: an element with a size is painted at the frame's end.
    if (typable && !notes.typableAt && document.querySelector<HTMLElement>(typable)?.offsetHeight)
      notes.typableAt = performance.now()
    const element = document.querySelector(ready)
    const listened =
      element && (!hydrated || Object.keys(element).some(key => key.startsWith('__reactProps')))
    if (!listened) return requestAnimationFrame(look)
    notes.readyAt = performance.now()
    console.info(note)
  }
  look()
}

interface WireRequest {
  url: string
  type: string
  bytes: number
  depth: number
}

async function throttle(page: Page) {
  const session = await page.context().newCDPSession(page)
  const requests = new Map<string, WireRequest>()
  const byUrl = new Map<string, WireRequest>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', initiator }) => {
    if (request.url.startsWith('data:')) return
    const asker = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? ''
    const depth = (byUrl.get(asker)?.depth ?? 0) + 1
    const entry = { url: request.url, type, bytes: 0, depth }
    requests.set(requestId, entry)
    if (!byUrl.has(request.url)) byUrl.set(request.url, entry)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { requests }
}
