import webpack, { type Compiler } from 'webpack'

const FOR_PAGES = /^(?!serviceWorker[.]).*\.(js|css|svg|webp|woff2)$/

/**
 * Writes `files.json`: the files of each named chunk group of the shell, so that the server can preload them, and under
 * `all` every file that a page can load, so that a browser can cache it.
 */
export class ShellFilesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ShellFilesPlugin', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ShellFilesPlugin', stage }, () => {
        const groups: [string, string[]][] = [...compilation.namedChunkGroups].map(([name, group]) => [
          name,
          group.chunks.flatMap(chunk => [...chunk.files]).filter(file => !file.includes('.hot-update.')),
        ])
        const all = compilation.getAssets().flatMap(({ name }) => (FOR_PAGES.test(name) ? [name] : []))
        groups.push(['all', all])
        compilation.emitAsset(
          'files.json',
          new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(groups))),
        )
      })
    })
  }
}
