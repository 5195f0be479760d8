import { RELEASES } from './cacheNames'

/** For a retry, since a cached file of the release may be the broken one. */
export async function forgetRelease(releaseUrl: string): Promise<void> {
  if (!('caches' in globalThis)) return
  const releases = await caches.open(RELEASES)
  const below = new URL(releaseUrl, location.href).href
  await Promise.all(
    (await releases.keys()).filter(({ url }) => url.startsWith(below)).map(({ url }) => releases.delete(url)),
  )
}
