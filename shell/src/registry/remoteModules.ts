import type { ComponentType } from 'react'
import { routeKey } from 'shared/remote/exposes'
import { routeOf } from 'shared/remote/matchRoute'
import { releaseName } from 'shared/remote/releaseName'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import { askAnew } from 'shared/remote/retryQueries'
import { forgetRelease } from '../offline/forgetRelease'
import { report } from '../reports/problems'
import { abandonPending, SCRIPT_LIMIT_MS } from './loadContainer'
import { failureOf, type LoadProblem } from './loadFailure'
import { fetchRegistry, RegistryRefused } from './registry'

const RETRY_AFTER_MS = [300, 1_200]
/** An entry and then its chunks. A style sheet that hangs has no limit of its own. */
const ATTEMPT_LIMIT_MS = 2 * SCRIPT_LIMIT_MS

/** The remotes' exposed modules, by the remote's name and the module's key. */
export interface RemoteModules {
  /** A module that is loaded already: navigation to it needs no loading state. */
  loaded(name: string, key: string): ComponentType | undefined
  /**
   * Loads an exposed module. Tries again by itself with the current registry, since an old tab's release may be gone
   * while a newer one exists, and at last with the release before it. Rejects with a LoadFailure.
   */
  load(name: string, key: string): Promise<ComponentType>
  forget(name: string, key: string): void
  /** The release of a remote that this page uses, `mf-diet@0123456789abcdef`. */
  releaseOf(name: string): string
  /**
   * Another release in place of one that throws: the newest, else the one before it; once a page, until a person tries
   * again. False if there is none.
   */
  giveWay(name: string): Promise<boolean>
  /**
   * For a person's retry: abandons hanging requests; the next attempt starts from the newest registry, and joins no
   * request that is under way.
   */
  startOver(name: string): Promise<void>
  /** Whether this is another release than the page has of this remote, and none that gave way in it. */
  isNew(remote: RegisteredRemote): boolean
  /** From now on a remote's modules are those of this release. No screen of it may be open. */
  take(remote: RegisteredRemote): void
  /** Starts loading the screen of a path before it is opened. */
  prefetch(pathname: string): void
}

/** The absolute address of the shell's release. */
declare const __webpack_public_path__: string

/** The sources of modules and registries. */
export interface Sources {
  loadExposed(remote: RegisteredRemote, key: string): Promise<unknown>
  newestRegistry(): Promise<Registry>
}

export const networkSources: Sources = {
  async loadExposed(remote, key) {
    const { loadExposed } = await import(/* webpackChunkName: "federation" */ './federation')
    return loadExposed(remote, key)
  },
  newestRegistry: () => fetchRegistry(`?shell=${__webpack_public_path__.split('/').at(-2)}`),
}

function giveUp({ container, url }: RegisteredRemote): void {
  askAnew(container)
  abandonPending(url)
}

function inTime<T>(remote: RegisteredRemote, loading: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const limit = setTimeout(() => {
      giveUp(remote)
      fail(new Error(`${remote.url} did not arrive in time`))
    }, ATTEMPT_LIMIT_MS)
    loading.then(done, fail).finally(() => clearTimeout(limit))
  })
}

/** The modules of the remotes that a registry names. */
export function createRemoteModules(
  registry: Registry,
  { loadExposed, newestRegistry }: Sources = networkSources,
): RemoteModules {
  let { remotes } = registry
  const loaded = new Map<string, ComponentType>()
  const gaveWay = new Set<string>()
  /** The releases that failed here, until a person tries again. */
  const left = new Set<string>()
  const idOf = (name: string, key: string) => `${name} ${key}`
  const find = (name: string) => remotes.find(remote => remote.remote.name === name)

  const releaseOf = (name: string) => `${name}@${find(name)?.release}`

  async function fetchModule(remote: RegisteredRemote, key: string): Promise<ComponentType> {
    const component = await inTime(remote, loadExposed(remote, key))
    if (typeof component !== 'function')
      throw new Error(`${remote.remote.name} ${key} has no default export to show`)
    return component as ComponentType
  }

  /** One that arrives after its release was replaced is not shown. */
  function keep(
    { remote: { name }, release }: RegisteredRemote,
    key: string,
    component: ComponentType,
  ): void {
    if (find(name)?.release === release) loaded.set(idOf(name, key), component)
  }

  /**
   * Takes over the newest release of one remote; the others of an open page stay as they are. Returns what the registry
   * says about a failure.
   */
  async function refresh(name: string): Promise<LoadProblem> {
    try {
      const newest = await newestRegistry()
      const remote = newest.remotes.find(candidate => candidate.remote.name === name)
      // It gave way in this page: whoever asks has the one before it.
      if (remote && left.has(releaseName(remote))) return 'ours'
      const isOther = remote?.release !== find(name)?.release
      if (remote) remotes = [...remotes.filter(old => old.remote.name !== name), remote]
      return isOther ? 'skew' : 'ours'
    } catch (error) {
      return error instanceof RegistryRefused ? 'ours' : 'silence'
    }
  }

  /** The one place in which a release gives way to the one before it. */
  function takePrevious(name: string): boolean {
    const remote = find(name)
    if (!remote?.previous) return false
    const { previous, ...rest } = remote
    left.add(releaseOf(name))
    remotes = [...remotes.filter(old => old !== remote), { ...rest, integrity: undefined, ...previous }]
    return true
  }

  return {
    loaded: (name, key) => loaded.get(idOf(name, key)),

    async load(name, key) {
      let problem: LoadProblem = 'ours'
      for (let attempt = 0; ; attempt++) {
        try {
          const remote = find(name)
          if (!remote) throw new Error(`${name} is not in the registry`)
          const component = await fetchModule(remote, key)
          keep(remote, key, component)
          return component
        } catch (error) {
          const wait = RETRY_AFTER_MS[attempt]
          if (wait === undefined) throw await failureOf(problem, error)
          const remote = find(name)
          if (remote) askAnew(remote.container)
          await new Promise(next => setTimeout(next, wait))
          const found = await refresh(name)
          if (problem !== 'skew') problem = found
          const release = releaseOf(name)
          if (attempt === RETRY_AFTER_MS.length - 1 && takePrevious(name))
            report({ kind: 'load', error, release })
        }
      }
    },

    async giveWay(name) {
      if (gaveWay.has(name)) return false
      gaveWay.add(name)
      return (await refresh(name)) === 'skew' || takePrevious(name)
    },

    releaseOf,

    forget(name, key) {
      loaded.delete(idOf(name, key))
    },

    isNew(remote) {
      const release = releaseName(remote)
      return release !== releaseOf(remote.remote.name) && !left.has(release)
    },

    take(remote) {
      const { name } = remote.remote
      gaveWay.delete(name)
      remotes = [...remotes.filter(old => old.remote.name !== name), remote]
      for (const id of loaded.keys()) if (id.startsWith(`${name} `)) loaded.delete(id)
    },

    async startOver(name) {
      gaveWay.delete(name)
      for (const release of left) if (release.startsWith(`${name}@`)) left.delete(release)
      const remote = find(name)
      if (remote) {
        giveUp(remote)
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
        component => keep(remote, key, component),
        // A failed prefetch shows no error: the person has not opened the screen yet.
        () => undefined,
      )
    },
  }
}
