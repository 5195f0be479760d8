import webpack, { type Compilation, type Compiler } from 'webpack'
import type { Provides } from '../../releases/needs'
import { singletons } from './singletons'

/** Writes `provides.json` beside the shell's build: the exports of every module that it offers to remotes. */
export class ProvidesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ProvidesPlugin', compilation => {
      let provided: Provides = {}
      compilation.hooks.afterChunks.tap('ProvidesPlugin', () => {
        provided = providedExports(compilation)
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ProvidesPlugin', stage }, () =>
        compilation.emitAsset('provides.json', new webpack.sources.RawSource(JSON.stringify(provided))),
      )
    })
  }
}

/** Read at the imports of shell/src/registry/sharedModules.ts. */
function providedExports({ modules, moduleGraph }: Compilation): Provides {
  const offering = [...modules].find(module => module.nameForCondition()?.endsWith('/sharedModules.ts'))
  const imports = offering ? [...moduleGraph.getOutgoingConnections(offering)] : []
  return Object.fromEntries(singletons.map(name => [name, exportsOf(name)]))

  function exportsOf(name: string): string[] {
    const found = imports.find(({ dependency }) => requestOf(dependency) === name)
    const exports = found && moduleGraph.getProvidedExports(found.module)
    if (!Array.isArray(exports))
      throw new Error(`The exports of ${name}, which the shell offers, are not known.`)
    return [...exports].sort()
  }
}

/** The class of a dependency that names a module is not exported by webpack. */
const requestOf = (dependency: unknown) => (dependency as { request?: string } | undefined)?.request
