import { releaseAt } from 'shared/remote/ownRelease'
import { isWhatWasAsked, RELEASES } from '../offline/cacheNames'
import { report } from './problems'

const LIMIT_MS = 10_000

const asked = new Set<string>()

/**
 * Tells the server of a file that has not the hash that its release gave it. The browser has run nothing of it, and says
 * no more than of one that did not arrive, so the page asks for it again, once with the hash and once without.
 */
export async function tellWrongFile(address: string, integrity: string): Promise<void> {
  const [url = address] = address.split('?')
  if (asked.has(url)) return
  asked.add(url)
  const options: RequestInit = {
    mode: 'cors',
    credentials: 'omit',
    signal: AbortSignal.timeout(LIMIT_MS),
  }
  const answer = await fetch(address, options).catch(() => undefined)
  if (!answer || !isWhatWasAsked(url, answer)) return
  const isRight = await fetch(address, { ...options, integrity }).then(
    () => true,
    () => false,
  )
  if (isRight) return
  const error = new Error(`A file has not the integrity of its release: ${url}`)
  error.stack = `${url}:1:1`
  report({ kind: 'integrity', error, release: releaseAt(url) })
  // The service worker would go on answering with it.
  if ('caches' in globalThis) await (await caches.open(RELEASES)).delete(url, { ignoreVary: true })
}
