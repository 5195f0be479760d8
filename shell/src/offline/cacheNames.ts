/** The caches of this browser, beside personal data. The page fills and empties them; the service worker reads them. */
export const RELEASES = 'my-diet-releases'
export const PICTURES = 'my-diet-pictures'
export const PAGES = 'my-diet-pages'

/** The one page of the signed-in area, cached under one address for all of them. */
export const CACHED_PAGE = '/user'
/** The address that page is fetched from: it belongs to no screen, so its skeleton and menu fit any. */
export const ANY_PAGE = '/user/-'

/** The path of a file in a release of the shell or a remote, on any origin. Such a file never changes. */
const RELEASE_FILE = /^\/(?:shell|releases\/mf-[a-z]+)\/[0-9a-f]{16}\/.+\.(?:js|css|svg|webp|woff2)$/

export const isReleaseFile = (pathname: string): boolean => RELEASE_FILE.test(pathname)

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
}

/** Whether the answer has the file's type: a proxy may answer a page for a script, which must not be cached. */
export function isWhatWasAsked(url: string, answer: Response): boolean {
  if (answer.status !== 200) return false
  const wanted = TYPES[new URL(url, 'http://any').pathname.split('.').at(-1) ?? '']
  return !wanted || wanted.test(answer.headers.get('content-type') ?? '')
}
