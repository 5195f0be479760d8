import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const common = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
} as const

const WORKSPACE = /^(shared|shell|e2e|mf-[\w-]+)(\/|$)/

/** Packages in CommonJS require Node.js' own modules. */
const REQUIRE = {
  js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
}

export interface Bundling {
  /** With the packages too. It takes seconds longer, and pays where many processes run the programs. */
  packagesInside?: boolean
}

/**
 * Writes the programs of the server, with all modules of the working copy that they import, as JavaScript into
 * `folder`, with source maps. A process that runs them starts in a fraction of the time: nothing is transformed, and a
 * few files are read instead of several hundred. Packages stay where they are installed, unless they are asked for.
 *
 * @param programs the TypeScript files, by the names of their JavaScript files
 */
export async function bundleServer(
  programs: Record<string, string>,
  folder: string,
  { packagesInside = false }: Bundling = {},
): Promise<void> {
  const inside = { banner: REQUIRE, plugins: [boundToTheirPlace, placeOfSources] }
  await build({ ...optionsFor(programs, folder), ...(packagesInside && inside) })
}

/** The settings of such a build. */
export const optionsFor = (programs: Record<string, string>, folder: string): BuildOptions => ({
  ...common,
  entryPoints: programs,
  outdir: folder,
  sourcemap: 'linked',
  plugins: [installedPackages, placeOfSources],
})

/**
 * Writes programs with everything that they import into `<root>/server`: they find files beside their sources below that
 * root. With the packages too, they run where nothing is installed.
 */
export async function bundleWhole(
  programs: Record<string, string>,
  root: string,
  { packagesInside = true }: Bundling = {},
): Promise<void> {
  await build({
    ...common,
    entryPoints: programs,
    outdir: join(root, 'server'),
    ...(packagesInside && { banner: REQUIRE }),
    legalComments: 'linked',
    loader: { '.node': 'copy' },
    plugins: packagesInside ? [placeBelowRoot, lockOfThisPlatform] : [installedPackages, placeBelowRoot],
  })
}

/** The imports of programs: the files of the working copy, and the packages, by their names. */
export async function importsOf(programs: string[]): Promise<{ files: string[]; packages: string[] }> {
  const { metafile } = await build({
    ...common,
    absWorkingDir: repositoryRoot,
    entryPoints: programs,
    outdir: 'unused',
    write: false,
    metafile: true,
    plugins: [installedPackages],
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  const outside = imported.flatMap(({ path, external }) => (external ? [nameOf(path)] : []))
  const packages = outside.filter(name => !name.startsWith('node:') && !builtinModules.includes(name))
  return { files: Object.keys(metafile.inputs), packages: [...new Set(packages)] }
}

const nameOf = (path: string) => path.split('/', path.startsWith('@') ? 2 : 1).join('/')

/** Packages are not bundled, except those that a workspace has in a version of its own: only it would find them. */
const installedPackages: Plugin = {
  name: 'installed packages',
  setup(building) {
    building.onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point' || WORKSPACE.test(path)) return undefined
      if (path.startsWith('node:') || builtinModules.includes(path)) return { external: true }
      const [workspace = ''] = relative(repositoryRoot, importer).split('/')
      const ownVersion = existsSync(join(repositoryRoot, workspace, 'node_modules', nameOf(path)))
      return ownVersion || importer.includes('node_modules') ? undefined : { external: true }
    })
  },
}

/** Packages that have native parts, read files beside their modules, or look at how modules are loaded. */
const BOUND =
  /^(sharp|@node-rs\/.*|@electric-sql\/.*|fs-native-extensions|unpdf|@fastify\/swagger(-ui)?|@opentelemetry\/instrumentation)(\/|$)/

const boundToTheirPlace: Plugin = {
  name: 'bound to their place',
  setup(building) {
    building.onResolve({ filter: BOUND }, () => ({ external: true }))
  },
}

/** A bundled module still finds the files beside its source, such as migrations. */
const placeOfSources: Plugin = {
  name: 'place of sources',
  setup(building) {
    building.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (!source.includes('import.meta.')) return undefined
      const contents = source
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * The package of the shelf's lock looks for its native part beside itself. An image is built where it runs, and its
 * programs have the part of that platform beside them.
 */
const lockOfThisPlatform: Plugin = {
  name: 'lock of this platform',
  setup(building) {
    building.onLoad({ filter: /fs-native-extensions\/binding\.js$/ }, ({ path }) => ({
      contents: `module.exports = require('./prebuilds/${process.platform}-${process.arch}/fs-native-extensions.node')`,
      resolveDir: dirname(path),
    }))
  },
}

/** The folder of a module's source, seen from the programs, which all lie one folder below the root. */
const placeBelowRoot: Plugin = {
  name: 'place below root',
  setup(building) {
    building.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      if (path.includes('node_modules') || !source.includes('import.meta.dirname')) return undefined
      const place = relative(repositoryRoot, dirname(path))
      const contents = source.replaceAll('import.meta.dirname', `(import.meta.dirname + '/../${place}')`)
      return { contents, loader: 'ts' }
    })
  },
}
