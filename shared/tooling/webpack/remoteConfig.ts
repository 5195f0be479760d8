import webpack, { type Configuration } from 'webpack'
import { exposedModules } from '../../remote/exposes'
import { inputsHash } from '../release/inputs'
import { readRemoteJson } from '../release/readRemoteJson'
import { baseConfig, type Mode, repositoryRoot } from './baseConfig'
import { exposedChunk, ReleasePlugin } from './ReleasePlugin'
import { singletons } from './singletons'

/**
 * A remote: its screens in a federation container, derived from its remote.json.
 * The container is webpack's own, which @module-federation/enhanced's runtime in the shell speaks to: 2.6 KB an entry
 * against 14.7 with a runtime of its own in every remote (shared/decisions/0002-federation.md).
 */
export function remoteConfig(app: string, mode: Mode = 'production'): Configuration {
  const remote = readRemoteJson(repositoryRoot, app)
  const base = baseConfig(app, mode)
  // Two releases may meet in one page (an old tab that retries): their globals must not. In development there is one.
  const suffix = mode === 'production' ? `_${inputsHash(app).slice(0, 10)}` : ''
  const container = app.replaceAll('-', '_') + suffix
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto', uniqueName: container },
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
            name,
            { singleton: true, requiredVersion: false as const, import: false as const },
          ]),
        ),
      }),
      new ReleasePlugin(remote, container),
    ],
  }
}
