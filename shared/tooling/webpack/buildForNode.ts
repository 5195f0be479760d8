import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { repositoryRoot } from '../repository'

interface BuiltForNode {
  /** The path of the built module, a CommonJS file. */
  file: string
  /** All CSS that the module imports, minified; addresses in it begin with `/BASE/`. */
  css: string
}

/**
 * Builds modules of an app a second time, for Node.js, by the rules of its browser build, so that they render the same
 * HTML with the same class names. `entry` maps a name to a module's path below the app's folder. `external` modules are
 * not bundled: the process that loads the file has them.
 */
export async function buildForNode(
  { options, context }: Compiler,
  entry: Record<string, string>,
  external: readonly string[] = [],
): Promise<Record<string, BuiltForNode>> {
  const name = `${options.name}-for-node`
  const folder = resolve(repositoryRoot, '.cache/for-node', String(options.name))
  await run({
    name,
    context,
    mode: 'production',
    target: 'node20',
    devtool: false,
    entry,
    externals: Object.fromEntries(external.map(module => [module, `commonjs ${module}`])),
    // Code that the browser loads later is not part of the HTML that is rendered before.
    module: { rules: options.module.rules, parser: { javascript: { dynamicImportMode: 'weak' } } },
    resolve: { extensions: options.resolve.extensions },
    output: {
      path: folder,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      assetModuleFilename: options.output.assetModuleFilename,
      publicPath: '/BASE/',
      uniqueName: options.output.uniqueName,
      hashSalt: options.output.hashSalt,
      clean: true,
    },
    optimization: { minimizer: options.optimization.minimizer, splitChunks: false },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(repositoryRoot, '.cache/webpack'),
      name,
      // The cache does not notice a change of the rules by itself.
      version: JSON.stringify(options.module.rules, (_, value) =>
        value instanceof RegExp ? String(value) : value,
      ),
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
  })
  return Object.fromEntries(
    Object.keys(entry).map(key => {
      const css = resolve(folder, `${key}.css`)
      return [
        key,
        { file: resolve(folder, `${key}.cjs`), css: existsSync(css) ? readFileSync(css, 'utf8') : '' },
      ]
    }),
  )
}

function run(config: Configuration): Promise<void> {
  const compiler = webpack(config)
  return new Promise((done, fail) => {
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors()
          ? fail(error ?? new Error(stats?.toString({ preset: 'errors-only' })))
          : done(),
      ),
    )
  })
}
