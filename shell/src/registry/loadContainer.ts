/** The time limit for a script chunk (shared/product/wire.md#limits-of-the-browser). */
export const SCRIPT_LIMIT_MS = 120_000

type Container = Record<'get' | 'init', (...args: never[]) => unknown>

/**
 * Loads a remote's entry by a script element and returns the container that it defines. Rejects if the address does
 * not answer, answers something that is not a script or has not the hash, or the script fails before it defines the
 * container.
 */
export function loadContainer(url: string, globalName: string, integrity = ''): Promise<Container> {
  return new Promise((done, fail) => {
    const script = document.createElement('script')
    const end = (error?: Error) => {
      clearTimeout(limit)
      script.onload = script.onerror = null
      script.remove()
      const container = (globalThis as Record<string, unknown>)[globalName]
      if (!error && isContainer(container)) done(container)
      else fail(error ?? new Error(`${url} brought no container ${globalName}`))
    }
    const limit = setTimeout(() => end(new Error(`${url} did not answer in time`)), SCRIPT_LIMIT_MS)
    script.onload = () => end()
    script.onerror = () => end(new Error(`${url} could not be loaded`))
    // Integrity-Policy allows no script with a hash and without CORS, on the own origin either.
    if (integrity || !url.startsWith('/')) script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = url
    document.head.append(script)
  })
}

function isContainer(value: unknown): value is Container {
  return (
    typeof (value as Container | undefined)?.get === 'function' &&
    typeof (value as Container).init === 'function'
  )
}

/**
 * Fails every script and style of a release that is still loading, so that a retry requests it again: webpack and the
 * federation runtime would otherwise wait for the hanging request. Loaded ones are not affected.
 */
export function abandonPending(releaseUrl: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(releaseUrl)) script.dispatchEvent(new Event('error'))
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')) {
    if (link.href.startsWith(releaseUrl)) link.dispatchEvent(new Event('error'))
  }
}
