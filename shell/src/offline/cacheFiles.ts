import { ANY_PAGE, CACHED_PAGE, isReleaseFile, isWhatWasAsked, PAGES, RELEASES } from './cacheNames'

/** The releases of a page whose files its service worker stores; addresses of folders, each with a slash at its end. */
export interface PageReleases {
  shell: string
  /** The remotes that offer routes without a network. */
  offered: readonly string[]
  remotes: readonly string[]
}

const AT_ONCE = 3

/**
 * Caches the files that the signed-in area needs to open without a network: the shell's, those of the routes that
 * remotes offer offline, and last the page that names them. So the cached page is always complete; if it cannot be
 * completed now, the older one stays until the next visit. Rejects if a file could not be loaded. It runs in the service
 * worker, since each of the files would take a slow phone 20 ms of the page's thread, which is in use by then.
 */
export async function cacheFiles({ shell, offered, remotes }: PageReleases): Promise<void> {
  const lists = await Promise.all([
    checked(
      shell,
      listed<{ all: string[] }>(`${shell}files.json`).then(({ all }) => all),
    ),
    ...offered.map(url => checked(url, listed<string[]>(`${url}offline.json`))),
  ])
  const files = lists.flat()
  const releases = await caches.open(RELEASES)
  await cacheEach(releases, files)

  const page = await fetch(ANY_PAGE, { cache: 'no-store', credentials: 'omit' })
  const text = await page.clone().text()
  // A new release may have been published meanwhile: then the files do not belong to this page.
  const bases = [new URL(shell).pathname, ...offered]
  if (!page.ok || !bases.every(base => text.includes(base))) return
  await (await caches.open(PAGES)).put(CACHED_PAGE, page)

  const present = [shell, ...remotes].map(absolute)
  for (const { url } of await releases.keys()) {
    if (!present.some(base => url.startsWith(base))) await releases.delete(url)
  }
}

const absolute = (url: string) => new URL(url, location.href).href

async function listed<T>(url: string): Promise<T> {
  const answer = await fetch(url, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return (await answer.json()) as T
}

interface ReleaseFile {
  url: string
  integrity?: string
}

/** The files of a release with the hashes that it gives them, so that nothing else is stored. */
async function checked(base: string, names: Promise<string[]>): Promise<ReleaseFile[]> {
  // Releases older than hashes have none.
  const hashes = await listed<Record<string, string>>(`${base}integrity.json`).catch(() => ({}))
  const integrities = new Map(Object.entries(hashes))
  return (await names).map(name => ({ url: absolute(base + name), integrity: integrities.get(name) }))
}

async function cacheEach(cache: Cache, files: ReleaseFile[]): Promise<void> {
  const waiting = files.filter(({ url }) => isReleaseFile(new URL(url).pathname))
  const worker = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { url, integrity } = file
      if (await cache.match(url, { ignoreVary: true })) continue
      const answer = await fetch(url, { mode: 'cors', credentials: 'omit', priority: 'low', integrity })
      if (!isWhatWasAsked(url, answer)) throw new Error(`${url} is not to be had`)
      await cache.put(url, answer)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
