import type { Registry } from 'shared/remote/remoteJson'

const TIME_LIMIT_MS = 4_000

/** The registry that the server wrote into the page, without a request; a page that has none fetches it. */
export async function theRegistry(): Promise<Registry> {
  const text = document.getElementById('registry')?.textContent
  if (text) return JSON.parse(text) as Registry
  // Without a registry the frame still works, and says what it cannot open.
  return fetchRegistry().catch(() => ({ remotes: [] }))
}

/** Fetches the current registry. Throws if it does not arrive in time or is invalid. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/registry.json', {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`)
  const registry = (await answer.json()) as Partial<Registry>
  if (!Array.isArray(registry.remotes)) throw new Error('The registry has not the shape of one')
  return registry as Registry
}
