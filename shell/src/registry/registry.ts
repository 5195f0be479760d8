import { hooks } from 'shared/client/hooks'
import type { Registry } from 'shared/remote/remoteJson'

const TIME_LIMIT_MS = 4_000

/** My Diet answered, but not with a registry. */
export class RegistryRefused extends Error {}

let asked: Promise<Registry> | undefined

/**
 * The registry that the server wrote into the page, without a request. The sign-in page has none and fetches it, once:
 * call this as soon as it may be needed. Rejects if it does not arrive; the next call tries again.
 */
export async function theRegistry(): Promise<Registry> {
  const text = document.getElementById('registry')?.textContent
  if (text) return JSON.parse(text) as Registry
  asked ??= fetchRegistry()
  return asked.catch(error => {
    asked = undefined
    throw error
  })
}

/**
 * Fetches the current registry. Throws if it does not arrive in time or is invalid; where My Diet itself did not answer,
 * the page asks whether there is a connection.
 */
export async function fetchRegistry(query = ''): Promise<Registry> {
  try {
    return await askForRegistry(query)
  } catch (error) {
    if (!(error instanceof RegistryRefused)) hooks.onSilence()
    throw error
  }
}

async function askForRegistry(query: string): Promise<Registry> {
  const answer = await fetch(`/registry.json${query}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  if (!answer.ok) throw new RegistryRefused(`The registry answered ${answer.status}`)
  const registry = (await answer.json()) as Partial<Registry>
  if (!Array.isArray(registry.remotes)) throw new Error('The registry has not the shape of one')
  return registry as Registry
}
