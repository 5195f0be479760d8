import type { Registry } from 'shared/remote/remoteJson'
import { ANY_PAGE, CACHED_PAGE, isReleaseFile, isWhatWasAsked, PAGES, RELEASES } from './cacheNames'

const AT_ONCE = 3

/**
 * Caches the files that the signed-in area needs to open without a network: the shell's, those of the routes that
 * remotes offer offline, and last the page that names them. So the cached page is always complete; if it cannot be
 * completed now, the older one stays until the next visit.
 * `shellBase` is the absolute address of the shell's release. Rejects if a file could not be loaded.
 */
export async function cacheFiles({ remotes }: Registry, shellBase: string): Promise<void> {
  const offered = remotes.filter(({ remote }) => remote.offline?.length)
  const lists = await Promise.all([
    checked(
      shellBase,
      listed<{ all: string[] }>(`${shellBase}files.json`).then(({ all }) => all),
    ),
    ...offered.map(({ url }) => checked(url, listed<string[]>(`${url}offline.json`))),
  ])
  const files = lists.flat()
  const releases = await caches.open(RELEASES)
  await cacheEach(releases, files)

  const page = await fetch(ANY_PAGE, { cache: 'no-store', credentials: 'omit' })
  const text = await page.clone().text()
  // A new release may have been published meanwhile: then the files do not belong to this page.
  const bases = [new URL(shellBase).pathname, ...offered.map(({ url }) => url)]
  if (!page.ok || !bases.every(base => text.includes(base))) return
  await (await caches.open(PAGES)).put(CACHED_PAGE, page)

  const present = [shellBase, ...remotes.map(({ url }) => url)].map(absolute)
  for (const { url } of await releases.keys()) {
    if (!present.some(base => url.startsWith(base))) await releases.delete(url)
  }
}

/** For a retry, since a cached file of the release may be the broken one. */
export async function forgetRelease(releaseUrl: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const releases = await caches.open(RELEASES)
  const below = absolute(releaseUrl)
  await Promise.all(
    (await releases.keys()).filter(({ url }) => url.startsWith(below)).map(({ url }) => releases.delete(url)),
  )
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
