import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { CACHED_PAGE, isReleaseFile, isWhatWasAsked, PAGES, PICTURES, RELEASES } from './cacheNames'

/**
 * Serves files when there is no network (shared/offline/README.md). It caches no answer of the API but pictures that
 * anyone may read, and never decides which release is shown: the page does, and comes from the network while there is
 * one.
 */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
}
declare const self: Worker

/** A page that has not come by then is taken from the device, where it is cached. */
const PAGE_LIMIT_MS = 4_000
const MOST_PICTURES = 300

/** How often somebody signed out: an answer that was asked for before is not cached after. */
let departures = 0

registerRoute(
  ({ url }) => isReleaseFile(url.pathname),
  new CacheFirst({
    cacheName: RELEASES,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // Readable whoever asks, an image say, or its status would stay unknown.
        requestWillFetch: async ({ request }) =>
          new Request(request.url, { mode: 'cors', credentials: 'omit', priority: 'auto' }),
        cacheWillUpdate: async ({ request, response }) =>
          isWhatWasAsked(request.url, response) ? response : null,
      },
    ],
  }),
)

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && /^\/api\/files\/[^/]+$/.test(url.pathname) && !request.headers.has('authorization'),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [
      {
        handlerWillStart: async ({ state }) => {
          if (state) state.departures = departures
        },
        // What anyone may read and never changes says so.
        cacheWillUpdate: async ({ response, state }) =>
          state?.departures === departures &&
          response.status === 200 &&
          /public.*immutable/.test(response.headers.get('cache-control') ?? '')
            ? response
            : null,
        cacheDidUpdate: async ({ state }) => {
          if (state?.departures !== departures) await caches.delete(PICTURES)
          else await dropOldest()
        },
      },
    ],
  }),
)

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && /^\/(user(\/.*)?)?$/.test(url.pathname),
  async ({ request }) => {
    const cached = await caches.match(CACHED_PAGE, { cacheName: PAGES })
    if (!cached) return fetch(request)
    const asked = fetch(request).then(
      answer => (answer.status >= 500 ? cached : answer),
      () => cached,
    )
    const late = new Promise<Response>(done => setTimeout(() => done(cached), PAGE_LIMIT_MS))
    return Promise.race([asked, late])
  },
)

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', event => event.waitUntil(self.clients.claim()))
// Somebody has signed out: which pictures they saw is theirs.
self.addEventListener('message', event => {
  if (event.data !== 'forget') return
  departures += 1
  event.waitUntil(caches.delete(PICTURES))
})

/**
 * The cache tells itself which came first. A library's list beside it would outlive it where this worker was asleep when
 * somebody left.
 */
async function dropOldest(): Promise<void> {
  const pictures = await caches.open(PICTURES)
  const cached = await pictures.keys()
  await Promise.all(cached.slice(0, -MOST_PICTURES).map(oldest => pictures.delete(oldest)))
}
