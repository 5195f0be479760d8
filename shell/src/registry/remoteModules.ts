import type { ComponentType } from 'react'
import { routeKey } from 'shared/remote/exposes'
import { routeOf } from 'shared/remote/matchRoute'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import { forgetRelease } from '../offline/cacheFiles'
import { abandonPending } from './loadContainer'
import { fetchRegistry } from './registry'

const RETRY_AFTER_MS = [300, 1_200]

/** The remotes' exposed modules, by the remote's name and the module's key. */
export interface RemoteModules {
  /** A module that is loaded already: navigation to it needs no loading state. */
  loaded(name: string, key: string): ComponentType | undefined
  /**
   * Loads an exposed module. Tries again by itself with the current registry, since an old tab's release may be gone
   * while a newer one exists. Rejects with the last failure.
   */
  load(name: string, key: string): Promise<ComponentType>
  forget(name: string, key: string): void
  /** The release of a remote that this page uses, `mf-diet@0123456789abcdef`. */
  releaseOf(name: string): string
  /** For a person's retry: aborts hanging requests; the next attempt starts from the newest registry. */
  startOver(name: string): Promise<void>
  /** Starts loading the screen of a path before it is opened. */
  prefetch(pathname: string): void
}

/** The sources of modules and registries. */
export interface Sources {
  loadExposed(remote: RegisteredRemote, key: string): Promise<unknown>
  newestRegistry(): Promise<Registry>
}

const network: Sources = {
  async loadExposed(remote, key) {
    const { loadExposed } = await import(/* webpackChunkName: "federation" */ './federation')
    return loadExposed(remote, key)
  },
  newestRegistry: fetchRegistry,
}

/** The modules of the remotes that a registry names. */
export function createRemoteModules(
  registry: Registry,
  { loadExposed, newestRegistry }: Sources = network,
): RemoteModules {
  let { remotes } = registry
  const loaded = new Map<string, ComponentType>()
  const idOf = (name: string, key: string) => `${name} ${key}`
  const find = (name: string) => remotes.find(remote => remote.remote.name === name)

  async function fetchModule(remote: RegisteredRemote, key: string): Promise<ComponentType> {
    const component = await loadExposed(remote, key)
    if (typeof component !== 'function')
      throw new Error(`${remote.remote.name} ${key} has no default export to show`)
    return component as ComponentType
  }

  /** Takes over the newest release of one remote; the others of an open page stay as they are. */
  async function refresh(name: string): Promise<void> {
    const newest = await newestRegistry().catch(() => undefined)
    const remote = newest?.remotes.find(candidate => candidate.remote.name === name)
    if (remote) remotes = [...remotes.filter(old => old.remote.name !== name), remote]
  }

  return {
    loaded: (name, key) => loaded.get(idOf(name, key)),

    async load(name, key) {
      for (let attempt = 0; ; attempt++) {
        try {
          const remote = find(name)
          if (!remote) throw new Error(`${name} is not in the registry`)
          const component = await fetchModule(remote, key)
          loaded.set(idOf(name, key), component)
          return component
        } catch (error) {
          const wait = RETRY_AFTER_MS[attempt]
          if (wait === undefined) throw error
          await new Promise(next => setTimeout(next, wait))
          await refresh(name)
        }
      }
    },

    releaseOf: name => `${name}@${find(name)?.release}`,

    forget(name, key) {
      loaded.delete(idOf(name, key))
    },

    async startOver(name) {
      const remote = find(name)
      if (remote) {
        abandonPending(remote.url)
        await forgetRelease(remote.url)
      }
      await refresh(name)
    },

    prefetch(pathname) {
      const found = routeOf({ remotes }, pathname)
      if (!found) return
      const { remote, path } = found
      const key = routeKey(path)
      fetchModule(remote, key).then(
        component => loaded.set(idOf(remote.remote.name, key), component),
        // A failed prefetch shows no error: the person has not opened the screen yet.
        () => undefined,
      )
    },
  }
}
