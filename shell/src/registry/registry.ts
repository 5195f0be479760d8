import type { Registry } from 'shared/remote/remoteJson'

const TIME_LIMIT_MS = 4_000

/** The registry the server wrote into the page: it costs no request. */
export function inlinedRegistry(): Registry | undefined {
  const text = document.getElementById('registry')?.textContent
  return text ? (JSON.parse(text) as Registry) : undefined
}

/** Asks for the registry of this moment. Throws when it does not come in time or is not one. */
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
