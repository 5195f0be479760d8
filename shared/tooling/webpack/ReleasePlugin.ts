import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Chunk, type ChunkGroup, type Compilation, type Compiler } from 'webpack'
import { SLICE_JSON } from '../../releases/sliceJson'
import { exposedModules, routeKey } from '../../remote/exposes'
import type { ReleaseJson, RemoteJson } from '../../remote/remoteJson'

/** Chunk name of an exposed module; a name of our own so that its files can be found when the build ends. */
export const exposedChunk = (key: string) => `expose-${key.slice(2).replaceAll(/[^a-zA-Z0-9]+/g, '-')}`

/**
 * Writes `release.json` beside the build: remote.json plus the names that only the build knows; and `offline.json`,
 * every file that the routes which open without a network can ask for. A `slice.json` of the remote's folder goes with them.
 */
export class ReleasePlugin {
  constructor(
    private readonly remote: RemoteJson,
    private readonly container: string,
  ) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, () => {
        const write = (name: string, value: unknown) =>
          compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(value, null, 2)))
        const release = this.describe(compilation)
        write('release.json', release)
        const slice = join(compiler.context, SLICE_JSON)
        if (existsSync(slice))
          compilation.emitAsset(SLICE_JSON, new webpack.sources.RawSource(readFileSync(slice)))
        if (this.remote.offline?.length) write('offline.json', this.offlineFiles(compilation, release.entry))
      })
    })
  }

  private offlineFiles(compilation: Compilation, entry: string): string[] {
    const files = (this.remote.offline ?? []).flatMap(path =>
      filesBelow(compilation.namedChunkGroups.get(exposedChunk(routeKey(path)))),
    )
    return [...new Set([entry, ...files])].filter(file => /\.(js|css|svg|webp|woff2)$/.test(file))
  }

  private describe(compilation: Compilation): ReleaseJson {
    const entry = filesOf(compilation.namedChunks.get(this.container)).js[0]
    if (!entry)
      throw new Error(`The container ${this.container} has no file: is remote.json's list of routes empty?`)
    const keys = Object.keys(exposedModules(this.remote))
    return {
      remote: this.remote,
      container: this.container,
      entry,
      exposes: Object.fromEntries(
        keys.map(key => [key, filesOfGroup(compilation.namedChunkGroups.get(exposedChunk(key)))]),
      ),
    }
  }
}

/** The files that a chunk group needs and those that it can load later, such as its dialogs and pictures. */
function filesBelow(group: ChunkGroup | undefined, seen = new Set<ChunkGroup>()): string[] {
  if (!group || seen.has(group)) return []
  seen.add(group)
  return [
    ...group.chunks.flatMap(chunk => [...chunk.files, ...chunk.auxiliaryFiles]),
    ...group.getChildren().flatMap(child => filesBelow(child, seen)),
  ]
}

function filesOfGroup(group: ChunkGroup | undefined) {
  const files = (group?.chunks ?? []).map(filesOf)
  return { js: files.flatMap(file => file.js), css: files.flatMap(file => file.css) }
}

function filesOf(chunk: Chunk | undefined) {
  const files = [...(chunk?.files ?? [])]
  return {
    js: files.filter(file => file.endsWith('.js') && !file.includes('.hot-update.')),
    css: files.filter(file => file.endsWith('.css')),
  }
}
