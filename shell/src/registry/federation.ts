import {
  createInstance,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime'
import { releaseName } from 'shared/remote/releaseName'
import type { RegisteredRemote } from 'shared/remote/remoteJson'
import { retryQuery } from 'shared/remote/retryQueries'
import { runNoted } from '../reports/watchScreen'
import { loadContainer } from './loadContainer'
import { sharedModules } from './sharedModules'

/** The hashes of the entries, by the name of their container. */
const integrities = new Map<string, string | undefined>()

/**
 * Loads entries with our own loader, for their hash, its time limit, its abort (see loadContainer) and the query of a
 * retry.
 */
const ownEntries: ModuleFederationRuntimePlugin = {
  name: 'own-entries',
  loadEntry: ({ remoteInfo: { entry, entryGlobalName } }) =>
    loadContainer(
      entry + retryQuery(entryGlobalName),
      entryGlobalName,
      integrities.get(entryGlobalName),
    ) as never,
}

let instance: ModuleFederation | undefined

function host(): ModuleFederation {
  instance ??= createInstance({
    name: 'my_diet_shell',
    remotes: [],
    plugins: [ownEntries],
    // With the default strategy one remote that fails blanks the host.
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(
      Object.entries(sharedModules).map(([name, module]) => [
        name,
        {
          version: '1.0.0',
          lib: () => module as never,
          shareConfig: { singleton: true, requiredVersion: false },
        },
      ]),
    ),
  })
  return instance
}

/** Loads one exposed module (`./comidas`) of a remote's release. Rejects if any part of it cannot be loaded. */
export async function loadExposed(remote: RegisteredRemote, key: string): Promise<unknown> {
  const federation = host()
  if (!integrities.has(remote.container)) {
    federation.registerRemotes([
      {
        name: remote.container,
        entry: remote.url + remote.entry,
        entryGlobalName: remote.container,
        type: 'global',
      },
    ])
    integrities.set(remote.container, remote.integrity)
  }
  const run = await federation.loadRemote<() => { default: unknown }>(remote.container + key.slice(1), {
    loadFactory: false,
    from: 'runtime',
  })
  if (!run) throw new Error(`${remote.container} exposes no ${key}`)
  return (await runNoted(releaseName(remote), run)).default
}
