import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { baseConfig } from './baseConfig'

/** A remote as an app of its own, without federation: `npm run dev -w mf-diet`. */
export function standaloneConfig(app: string): Configuration {
  const base = baseConfig(app, 'development')
  return {
    ...base,
    name: `${app}-standalone`,
    entry: './src/standalone.tsx',
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({
        title: app,
        templateContent: '<!doctype html><html lang="es-MX"><body><div id="root"></div></body></html>',
      }),
    ],
    cache: {
      ...(typeof base.cache === 'object' ? base.cache : {}),
      type: 'filesystem',
      name: `${app}-standalone`,
    },
  }
}
