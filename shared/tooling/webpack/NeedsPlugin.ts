import webpack, { type Compilation, type Compiler, type Module } from 'webpack'
import { callsKnownTo } from '../../releases/contracts'
import type { Needs } from '../../releases/needs'
import type { Calls } from '../../releases/shape'
import { folderOf } from '../repository'

/** A whole namespace, or its default export, is there wherever the module is. */
const WHOLE = new Set([undefined, 'default'])

/**
 * Writes `needs.json` beside the build: the exports of the shared entry points that its code uses, as webpack found
 * them, and the calls whose names are in its files, each with its shape.
 */
export class NeedsPlugin {
  constructor(private readonly app: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('NeedsPlugin', compilation => {
      let shared: Needs['shared'] = {}
      // Later the modules are joined, and their imports of each other are gone.
      compilation.hooks.afterChunks.tap('NeedsPlugin', () => {
        shared = usedExports(compilation)
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tapPromise({ name: 'NeedsPlugin', stage }, async () => {
        const known = await callsKnownTo(folderOf(this.app))
        const needs: Needs = { shared, calls: namedCalls(compilation, known) }
        compilation.emitAsset('needs.json', new webpack.sources.RawSource(JSON.stringify(needs)))
      })
    })
  }
}

function usedExports(compilation: Compilation): Needs['shared'] {
  const consumed = [...compilation.modules].filter(module => module.type === 'consume-shared-module')
  const found = consumed.map(module => [shareKeyOf(module), namesUsed(compilation, module)] as const)
  return Object.fromEntries(found.sort(([a], [b]) => a.localeCompare(b)))
}

/** The type of a shared module is not exported by webpack. */
const shareKeyOf = (module: Module) =>
  (module as unknown as { options: { shareKey: string } }).options.shareKey

function namesUsed({ moduleGraph, chunkGraph }: Compilation, module: Module): string[] {
  const names = [...moduleGraph.getIncomingConnections(module)].flatMap(connection => {
    const { originModule, dependency } = connection
    const isBuilt = originModule && chunkGraph.getNumberOfModuleChunks(originModule) > 0
    if (!isBuilt || !dependency || !connection.isTargetActive(undefined)) return []
    return dependency
      .getReferencedExports(moduleGraph, undefined)
      .map(used => (Array.isArray(used) ? used : used.name)[0])
  })
  return [...new Set(names)].filter((name): name is string => !WHOLE.has(name)).sort()
}

function namedCalls(compilation: Compilation, known: Calls): Calls {
  const named = new Set(
    compilation
      .getAssets()
      .filter(({ name }) => name.endsWith('.js'))
      .flatMap(({ source }) => callNames(source.source().toString())),
  )
  return Object.fromEntries(Object.entries(known).filter(([name]) => named.has(name)))
}

const callNames = (code: string): string[] =>
  [...code.matchAll(/(["'`])((?:GET|POST|PUT|PATCH|DELETE) [^"'`\s]+)\1/g)].map(([, , name = '']) => name)
