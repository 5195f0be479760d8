import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { SHELL_BUILD } from '../../remote/retryQueries'
import { baseConfig, type Mode } from './baseConfig'
import { FirstPagePlugin } from './FirstPagePlugin'
import { NeedsPlugin } from './NeedsPlugin'
import { ProvidesPlugin } from './ProvidesPlugin'
import { ShellFilesPlugin } from './ShellFilesPlugin'

/** The host. React and all singletons are plainly bundled; federation's runtime comes in a chunk after the sign-in form. */
export function shellConfig(mode: Mode = 'production'): Configuration {
  const base = baseConfig('shell', mode, SHELL_BUILD)
  const dev = mode === 'development'
  const filename = String(base.output?.filename)
  return {
    ...base,
    // Without a service worker in development: its cache would hold old code.
    entry: dev
      ? { main: ['./src/devtoolsHook.ts', './src/main.tsx'] }
      : { main: './src/main.tsx', serviceWorker: './src/offline/serviceWorker.ts' },
    output: {
      ...base.output,
      // Browsers identify a service worker by its address: the server gives it a constant one.
      filename: ({ chunk }) => (chunk?.name === 'serviceWorker' ? 'serviceWorker.js' : filename),
      publicPath: dev ? '/' : 'auto',
    },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({
        template: './src/index.html',
        favicon: './src/favicon.svg',
        scriptLoading: 'defer',
        // The server replaces it with the release's own address.
        publicPath: dev ? '/' : '/BASE/',
        chunks: ['main'],
        minify: false,
      }),
      new ShellFilesPlugin(),
      // Chromium compiles the entry's functions while the file is still arriving, not one by one when they are called.
      new webpack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        // Not of the style sheet of the same name, where it would take the first rule, the font, with it.
        test: /^main\.[^.]+\.js$/,
        // After the minifier, which removes comments.
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
      // In development the styles come with the code.
      ...(dev ? [] : [new FirstPagePlugin(), new NeedsPlugin('shell'), new ProvidesPlugin()]),
    ],
  }
}
