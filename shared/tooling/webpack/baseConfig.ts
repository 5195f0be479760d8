import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { type BrotliOptions, constants } from 'node:zlib'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import CompressionPlugin from 'compression-webpack-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { folderOf, repositoryRoot } from '../repository'
import { IntegrityPlugin } from './IntegrityPlugin'
import { RetryQueryPlugin } from './RetryQueryPlugin'

export type Mode = 'production' | 'development'

const require = createRequire(import.meta.url)
/** Loading a chunk fails after two minutes (shared/product/wire.md#limits-of-the-browser). */
const CHUNK_LOAD_TIMEOUT_MS = 120_000

function scripts(mode: Mode): RuleSetRule {
  const dev = mode === 'development'
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: dev, refresh: dev } },
      },
    },
  }
}

/**
 * Styles of several builds are in one page. The salt keeps their class names apart, so that a component in different
 * versions of two builds, or two files at the same path, do not style each other.
 */
export function styles(mode: Mode, salt: string): RuleSetRule {
  const dev = mode === 'development'
  return {
    test: /\.css$/,
    use: [
      dev ? require.resolve('style-loader') : MiniCssExtractPlugin.loader,
      {
        loader: require.resolve('css-loader'),
        options: {
          sourceMap: false,
          modules: {
            auto: true,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: dev ? '[name]__[local]--[hash:base64:6]' : '[hash:base64:6]',
            localIdentHashSalt: salt,
          },
        },
      },
    ],
  }
}

const assets: RuleSetRule = { test: /\.(woff2|webp|svg)$/, type: 'asset/resource' }

function compressed() {
  const test = /\.(js|css|svg|json|html)$/
  return [
    new CompressionPlugin<BrotliOptions>({
      test,
      algorithm: 'brotliCompress',
      filename: '[path][base].br',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
    new CompressionPlugin({
      test,
      algorithm: 'gzip',
      filename: '[path][base].gz',
      compressionOptions: { level: 9 },
    }),
  ]
}

/**
 * Maps of the scripts, by which `npm run reports` shows where in the sources something failed. No file names its map and
 * no server sends one. They have no text of the sources, only places and names.
 */
const sourceMaps = () =>
  new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: '[file].map',
    append: false,
    noSources: true,
    moduleFilenameTemplate: '[resource-path]',
  })

/**
 * The settings that all builds share.
 *
 * @param app The folder's name.
 * @param uniqueName No other build that may meet this one in a page has the same name.
 */
export function baseConfig(
  app: string,
  mode: Mode,
  uniqueName = app,
): Configuration & { plugins: NonNullable<Configuration['plugins']> } {
  const dev = mode === 'development'
  const name = dev ? '[name]' : '[name].[contenthash:10]'
  return {
    name: app,
    mode,
    context: folderOf(app),
    target: ['web', 'es2022'],
    devtool: dev ? 'eval-cheap-module-source-map' : false,
    // rxjs offers modern builds under a condition of its own; its default one brings helpers for browsers long gone.
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames: ['es2015', '...'] },
    module: { rules: [scripts(mode), styles(mode, uniqueName), assets] },
    output: {
      uniqueName,
      path: resolve(folderOf(app), 'dist'),
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // Each pass can shorten what the pass before it left; a fourth one saves nothing.
          minimizerOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 } },
          extractComments: false,
        }),
        new CssMinimizerPlugin(),
      ],
    },
    plugins: dev
      ? [new ReactRefreshPlugin({ overlay: false, library: app })]
      : [
          new RetryQueryPlugin(uniqueName),
          new IntegrityPlugin(),
          new MiniCssExtractPlugin({
            filename: `${name}.css`,
            chunkFilename: `${name}.css`,
            // CSS modules have no order between components; a warning about it would only be noise.
            ignoreOrder: true,
          }),
          sourceMaps(),
          ...compressed(),
        ],
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(repositoryRoot, '.cache/webpack'),
      name: `${app}-${mode}`,
      buildDependencies: { config: [import.meta.filename] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}
