import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import webpack, { type Compiler } from 'webpack'
import { buildForNode } from './buildForNode'

/**
 * Writes the parts of the shell's page that show before any code has loaded: `entrance.html`, the sign-in form, which
 * the browser hydrates; `entrance-skeletons.json`, the other forms before sign-in while their code loads; and `frame.cjs` with `frame.css`, by which the server renders the frame of the signed-in area
 * around the menu entries of its registry.
 */
export class FirstPagePlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('FirstPagePlugin', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: 'FirstPagePlugin', stage }, async () => {
        const { entrance, frame } = await buildForNode(compiler, {
          entrance: './src/firstPage/renderEntrance.tsx',
          frame: './src/firstPage/renderFrame.tsx',
        })
        if (!entrance || !frame) throw new Error('The first page was not built.')
        const write = (name: string, text: string) =>
          compilation.emitAsset(name, new webpack.sources.RawSource(text))
        const require = createRequire(import.meta.url)
        delete require.cache[entrance.file]
        const { renderEntrance, renderSkeletons } = require(entrance.file) as {
          renderEntrance: () => string
          renderSkeletons: () => Record<string, string>
        }
        write('entrance.html', renderEntrance())
        write('entrance-skeletons.json', JSON.stringify(renderSkeletons()))
        write('frame.cjs', readFileSync(frame.file, 'utf8'))
        write('frame.css', frame.css)
      })
    })
  }
}
