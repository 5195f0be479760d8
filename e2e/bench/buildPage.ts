import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import { baseConfig } from 'shared/tooling/webpack/baseConfig'
import { ProvidesPlugin } from 'shared/tooling/webpack/ProvidesPlugin'
import { shellConfig } from 'shared/tooling/webpack/shellConfig'
import webpack, { type Configuration } from 'webpack'

const pages = resolve(import.meta.dirname, 'pages')
const newFolder = () => mkdtempSync(join(tmpdir(), 'my-diet-bench-'))

/** Builds the bare page as the shell is built, minifier and compression included. Returns the folder. */
export async function buildBarePage(): Promise<string> {
  const base = baseConfig('e2e', 'production')
  const folder = newFolder()
  await build({
    ...base,
    entry: { main: resolve(pages, 'bare.tsx') },
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

/**
 * Builds the shell with one screen of a remote in one bundle, without federation. Returns the folder. The screen's file
 * is given by its path in the repository.
 */
export async function buildOneBundle(screen: string): Promise<string> {
  const shell = shellConfig('production')
  const folder = newFolder()
  const page = (name: string) => resolve(pages, name)
  await build({
    ...shell,
    output: { ...shell.output, path: folder },
    resolve: {
      ...shell.resolve,
      alias: {
        [resolve(import.meta.dirname, '../../shell/src/registry/federation.ts')]: page('oneBundle.ts'),
        [page('MeasuredScreen.ts')]: resolve(import.meta.dirname, '../..', screen),
      },
    },
    // Without federation it offers nothing to remotes.
    plugins: shell.plugins?.filter(plugin => !(plugin instanceof ProvidesPlugin)),
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
