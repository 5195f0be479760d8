/** Specification, section 9: script chunk load timeout 120 seconds. */
const SCRIPT_LIMIT_MS = 120_000

type Container = Record<'get' | 'init', (...args: never[]) => unknown>

/**
 * Loads a remote's entry by a script element and answers the container it leaves behind. Rejects when the address does
 * not answer, answers something that is no script, or the script breaks before the container stands.
 */
export function loadContainer(url: string, globalName: string): Promise<Container> {
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
    if (!url.startsWith('/')) script.crossOrigin = 'anonymous'
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
 * Gives up on every script and style of a release that is still under way, so that a retry asks the network again:
 * webpack and the federation runtime would otherwise wait for the hanging request. Finished ones are not touched.
 */
export function abandonPending(releaseUrl: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    if (script.src.startsWith(releaseUrl)) script.dispatchEvent(new Event('error'))
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')) {
    if (link.href.startsWith(releaseUrl)) link.dispatchEvent(new Event('error'))
  }
}
