import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Configuration } from 'webpack'
import { baseConfig, type Mode } from './baseConfig'
import { ShellFilesPlugin } from './ShellFilesPlugin'

/** The host. React and all singletons are plainly bundled; federation's runtime comes in a chunk after the sign-in form. */
export function shellConfig(mode: Mode = 'production'): Configuration {
  const base = baseConfig('shell', mode)
  return {
    ...base,
    entry: { main: mode === 'development' ? ['./src/devtoolsHook.ts', './src/main.tsx'] : './src/main.tsx' },
    output: {
      ...base.output,
      publicPath: mode === 'development' ? '/' : 'auto',
      uniqueName: 'my_diet_shell',
    },
    plugins: [
      ...base.plugins,
      new HtmlWebpackPlugin({
        template: './src/index.html',
        favicon: './src/favicon.svg',
        scriptLoading: 'defer',
        // The server puts the release's own address in its place.
        publicPath: mode === 'development' ? '/' : '/BASE/',
        minify: false,
      }),
      new ShellFilesPlugin(),
    ],
  }
}
