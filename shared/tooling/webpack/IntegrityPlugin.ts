import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack'
import { INTEGRITY_JSON, integritiesOf, integrityOf } from '../../releases/integrity'

type Kind = 'js' | 'css'
const KINDS: readonly Kind[] = ['js', 'css']

/** The characters of a SHA-256 in base64, without the prefix and the one padding character, which all have. */
const LENGTH = 43
const hashIn = (integrity: string) => integrity.slice(-LENGTH - 1, -1)

/**
 * Lets the browser check every file of a build (decision 48): the code that loads chunks and their styles holds their
 * hashes and asks for each file with its own, and `integrity.json` names the hash of every script and style.
 *
 * The hashes are written when all files have their last content and name. The name of the file that holds them stays
 * true: it is a hash of a content that names all those files by theirs.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', compilation => {
      const loaders = new Set<Chunk>()
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('IntegrityPlugin', chunk => {
          loaders.add(chunk)
          compilation.addRuntimeModule(chunk, new IntegrityModule())
        })
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        // With CORS on the own origin too: Integrity-Policy allows no other script.
        source => `${source}\nscript.crossOrigin = 'anonymous';\nscript.integrity = ${HASH_OF}(chunkId);`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, chunkId }) => `${source}${tag}.integrity = ${HASH_OF}(${chunkId}, 1);`,
      )
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => {
        for (const loader of loaders) fillIn(compilation, loader)
        compilation.emitAsset(
          INTEGRITY_JSON,
          new webpack.sources.RawSource(JSON.stringify(tableOf(compilation))),
        )
      })
    })
  }
}

/** Returns the hash of a chunk's script or, with a second argument, of its style. */
const HASH_OF = '__webpack_require__.sri'

/** It takes the place of a hash until that is known: of the same length, so that source maps stay true. */
const placeOf = (kind: Kind, { id }: Chunk) => `~${kind}:${id}`.padEnd(LENGTH, '~')

class IntegrityModule extends webpack.RuntimeModule {
  constructor() {
    super('integrity', webpack.RuntimeModule.STAGE_ATTACH)
  }

  /**
   * One text, since a map of hashes would be a tenth longer: those of the scripts in the order of the chunks, and from
   * its end backwards those of the styles. The chunks with styles are the first ones, before them those without a script.
   */
  override generate() {
    const { chunk, chunkGraph } = this
    if (!chunk || !chunkGraph) return null
    const has = (one: Chunk, type: string) =>
      chunkGraph.getChunkModulesIterableBySourceType(one, type) !== undefined
    const all = [...chunk.getAllAsyncChunks()]
      .map(one => ({ one, js: has(one, 'javascript'), css: has(one, 'css/mini-extract') }))
      .filter(({ js, css }) => js || css)
      .sort((a, b) => Number(a.js) - Number(b.js) || Number(b.css) - Number(a.css) || byId(a.one, b.one))
    const scripts = all.filter(({ js }) => js)
    const places = [
      ...scripts.map(({ one }) => placeOf('js', one)),
      ...all
        .filter(({ css }) => css)
        .map(({ one }) => placeOf('css', one))
        .reverse(),
    ].join('')
    return `${HASH_OF} = (id, isStyle) => {
  const at = ${JSON.stringify(all.map(({ one }) => one.id))}.indexOf(id);
  return 'sha256-' + '${places}'.substr(${LENGTH} * (isStyle ? ~at : at - ${all.length - scripts.length}), ${LENGTH}) + '=';
};`
  }
}

const byId = (a: Chunk, b: Chunk) => String(a.id).localeCompare(String(b.id))

/** Writes the hashes of all files that a chunk can load into it. */
function fillIn(compilation: Compilation, loader: Chunk): void {
  const places = [...loader.getAllAsyncChunks()].flatMap(chunk =>
    KINDS.flatMap(kind => {
      const file = [...chunk.files].find(name => name.endsWith(`.${kind}`))
      return file ? [{ place: placeOf(kind, chunk), hash: hashIn(integrityIn(compilation, file)) }] : []
    }),
  )
  for (const file of loader.files) {
    if (!file.endsWith('.js')) continue
    compilation.updateAsset(file, source => {
      const text = places.reduce(
        (code, { place, hash }) => code.replaceAll(place, hash),
        source.source().toString(),
      )
      if (/~(?:js|css):/.test(text)) throw new Error(`${file} lacks the hash of a file that it can load.`)
      return new webpack.sources.RawSource(text)
    })
  }
}

const integrityIn = (compilation: Compilation, file: string) =>
  integrityOf(compilation.getAsset(file)?.source.buffer() ?? '')

const tableOf = (compilation: Compilation) =>
  integritiesOf(compilation.getAssets().map(({ name, source }) => [name, source.buffer()]))
