import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { exposedModules } from '../../remote/exposes'
import { checkRemoteJson } from '../release/checkRemoteJson'
import { inputsHash } from '../release/inputs'
import { baseConfig, type Mode, repositoryRoot } from './baseConfig'
import { exposedChunk, ReleasePlugin } from './ReleasePlugin'
import { singletons } from './singletons'

/**
 * A remote: its screens in a federation container, derived from its remote.json.
 * The container is webpack's own, which @module-federation/enhanced's runtime in the shell speaks to: 2.6 KB an entry
 * against 14.7 with a runtime of its own in every remote (shared/decisions/0002-federation.md).
 */
export function remoteConfig(app: string, mode: Mode = 'production'): Configuration {
  const folder = resolve(repositoryRoot, app)
  const remote = checkRemoteJson(app, readFileSync(join(folder, 'remote.json'), 'utf8'), module =>
    ['.tsx', '.ts'].some(extension => existsSync(join(folder, module + extension))),
  )
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
