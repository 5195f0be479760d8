import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { baseConfig } from 'shared/tooling/webpack/baseConfig'
import webpack, { type Configuration } from 'webpack'

/** Builds the bare page as the shell is built, minifier and compression included. Answers the folder. */
export async function buildPage(entry: string): Promise<string> {
  const base = baseConfig('e2e', 'production')
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-bench-'))
  await build({
    ...base,
    entry: { main: resolve(import.meta.dirname, 'pages', entry) },
    output: { ...base.output, path: folder, publicPath: '/' },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({
        templateContent:
          '<!doctype html><html lang="es-MX"><head><meta name="viewport" content="width=device-width"></head><body><div id="root"></div></body></html>',
        scriptLoading: 'defer',
      }),
    ],
    cache: false,
  })
  return folder
}

function build(config: Configuration): Promise<void> {
  return new Promise((done, fail) => {
    const compiler = webpack(config)
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(),
      ),
    )
  })
}
