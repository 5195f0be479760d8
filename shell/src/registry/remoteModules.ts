import type { ComponentType } from 'react'
import { routeKey } from 'shared/remote/exposes'
import { routeOf } from 'shared/remote/matchRoute'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import { abandonPending } from './loadContainer'
import { fetchRegistry } from './registry'

const RETRY_AFTER_MS = [300, 1_200]

let registry: Registry = { remotes: [] }
const loaded = new Map<string, ComponentType>()

export function setRegistry(found: Registry): void {
  registry = found
}

const find = (name: string) => registry.remotes.find(remote => remote.remote.name === name)
const idOf = (name: string, key: string) => `${name} ${key}`

/** A module that is there already: navigation to it needs no loading state. */
export function loadedModule(name: string, key: string): ComponentType | undefined {
  return loaded.get(idOf(name, key))
}

/**
 * Loads what a remote exposes. Tries again by itself, with the registry of that moment, since an old tab's release may
 * be gone while a newer one is there. Rejects with the last failure.
 */
export async function loadModule(name: string, key: string): Promise<ComponentType> {
  for (let attempt = 0; ; attempt++) {
    try {
      const remote = find(name)
      if (!remote) throw new Error(`${name} is not in the registry`)
      const component = await load(remote, key)
      loaded.set(idOf(name, key), component)
      return component
    } catch (error) {
      const wait = RETRY_AFTER_MS[attempt]
      if (wait === undefined) throw error
      await new Promise(next => setTimeout(next, wait))
      await refresh(name)
    }
  }
}

export function forgetModule(name: string, key: string): void {
  loaded.delete(idOf(name, key))
}

/** A person asked to try again: what hangs is given up and the next attempt starts from the newest registry. */
export async function startOver(name: string): Promise<void> {
  const remote = find(name)
  if (remote) abandonPending(remote.url)
  await refresh(name)
}

/** Starts loading the screen behind a path before anyone opens it. */
export function prefetch(pathname: string): void {
  const found = routeOf(registry, pathname)
  // A prefetch that fails says nothing: the person has not asked for the screen yet.
  if (found) load(found.remote, routeKey(found.path)).catch(() => undefined)
}

async function load(remote: RegisteredRemote, key: string): Promise<ComponentType> {
  const { loadExposed } = await import(/* webpackChunkName: "federation" */ './federation')
  const component = await loadExposed(remote, key)
  if (typeof component !== 'function')
    throw new Error(`${remote.remote.name} ${key} has no default export to show`)
  return component as ComponentType
}

/** Takes over the newest release of one remote; the others of an open page stay as they are. */
async function refresh(name: string): Promise<void> {
  const newest = await fetchRegistry().catch(() => undefined)
  const remote = newest?.remotes.find(candidate => candidate.remote.name === name)
  if (remote) registry = { remotes: [...registry.remotes.filter(old => old.remote.name !== name), remote] }
}
