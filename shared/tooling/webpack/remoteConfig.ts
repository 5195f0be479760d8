import webpack, { type Configuration } from 'webpack'
import { exposedModules } from '../../remote/exposes'
import { inputsHash } from '../release/inputs'
import { readRemoteJson } from '../release/readRemoteJson'
import { folderOf, importNameOf, repositoryRoot } from '../repository'
import { baseConfig, type Mode } from './baseConfig'
import { NeedsPlugin } from './NeedsPlugin'
import { exposedChunk, ReleasePlugin } from './ReleasePlugin'
import { SkeletonPlugin } from './SkeletonPlugin'
import { singletons } from './singletons'

/**
 * A remote: its screens in a federation container, derived from its remote.json.
 * The container is webpack's own, which @module-federation/enhanced's runtime in the shell speaks to: 2.8 KB an entry
 * against 15 with a runtime of its own in every remote (shared/decisions/0018-plain-containers-confirmed.md).
 */
export function remoteConfig(app: string, mode: Mode = 'production'): Configuration {
  const remote = readRemoteJson(repositoryRoot, app, folderOf(app))
  // Two releases of one remote are in one page when an old tab retries; neither their globals nor their class names may
  // be the same. Development has one release.
  const suffix = mode === 'production' ? `_${inputsHash(app).slice(0, 10)}` : ''
  const container = app.replaceAll('-', '_') + suffix
  const base = baseConfig(app, mode, container)
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...base.plugins,
      new webpack.container.ModuleFederationPlugin({
        name: container,
        filename: mode === 'production' ? 'remoteEntry.[contenthash:10].js' : 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(exposedModules(remote)).map(([key, path]) => [
            key,
            { import: path, name: exposedChunk(key) },
          ]),
        ),
        shared: Object.fromEntries(
          singletons.map(name => [
            importNameOf(name),
            { shareKey: name, singleton: true, requiredVersion: false as const, import: false as const },
          ]),
        ),
      }),
      new ReleasePlugin(remote, container),
      ...(mode === 'production' ? [new SkeletonPlugin(remote), new NeedsPlugin(app)] : []),
    ],
  }
}
