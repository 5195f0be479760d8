import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { cacheFiles, type PageReleases } from './cacheFiles'
import { CACHED_PAGE, isReleaseFile, isWhatWasAsked, PAGES, PICTURES, RELEASES } from './cacheNames'

/**
 * Stores the files of the page's releases, and serves them when there is no network (shared/offline/README.md). Of the
 * API's answers it caches only pictures that anyone may read. It never chooses the release: the page does, and comes from
 * the network while there is one.
 */
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Worker {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
  addEventListener(type: 'message', listener: (event: LastingEvent & { data: Message }) => void): void
}
declare const self: Worker

/** The messages of a page: the person has signed out; the page is idle and its files can be stored. */
type Message = 'forget' | PageReleases

/** A page that has not arrived by then is served from the cache. */
const PAGE_LIMIT_MS = 4_000
const MOST_PICTURES = 300

/** The number of sign-outs: an answer that was requested before one is not cached after it. */
let departures = 0

registerRoute(
  ({ url }) => isReleaseFile(url.pathname),
  new CacheFirst({
    cacheName: RELEASES,
    // A retry asks under another query, which an address in the cache need not have.
    matchOptions: { ignoreVary: true, ignoreSearch: true },
    plugins: [
      {
        // With CORS whatever requests it, such as an image element, or the answer's status would be unreadable.
        requestWillFetch: async ({ request }) =>
          new Request(request.url, {
            mode: 'cors',
            credentials: 'omit',
            priority: 'auto',
            integrity: request.integrity,
          }),
        cacheWillUpdate: async ({ request, response }) =>
          isWhatWasAsked(request.url, response) ? response : null,
      },
    ],
  }),
)

registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin &&
    /^\/api\/files\/[^/]+$/.test(url.pathname) &&
    !request.headers.has('authorization') &&
    // Players ask for parts of a recording, which only the server can cut.
    !request.headers.has('range'),
  new CacheFirst({
    cacheName: PICTURES,
    plugins: [
      {
        handlerWillStart: async ({ state }) => {
          if (state) state.departures = departures
        },
        // Only pictures that anyone may read and that never change have this header.
        cacheWillUpdate: async ({ response, state }) =>
          state?.departures === departures &&
          response.status === 200 &&
          /immutable/.test(response.headers.get('cache-control') ?? '')
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
self.addEventListener('message', event => {
  event.waitUntil(event.data === 'forget' ? forgetPictures() : cacheFiles(event.data).catch(() => undefined))
})

/** After a sign-out: the list of pictures that a person saw is private. */
async function forgetPictures(): Promise<void> {
  departures += 1
  await caches.delete(PICTURES)
}

/**
 * Removes the oldest pictures by the cache's own order. A library's separate list would outlive the cache if this
 * worker was stopped at the sign-out.
 */
async function dropOldest(): Promise<void> {
  const pictures = await caches.open(PICTURES)
  const cached = await pictures.keys()
  await Promise.all(cached.slice(0, -MOST_PICTURES).map(oldest => pictures.delete(oldest)))
}
