import webpack, { type Compiler } from 'webpack'

const FOR_PAGES = /^(?!serviceWorker[.]).*\.(js|css|svg|webp|woff2)$/

/** The chunk groups that no browser keeps: heavy, rarely asked for, and of no use without a network. */
const RARE = ['pdf']

/**
 * Writes `files.json`: the files of each named chunk group of the shell, so that the server can preload them, and under
 * `all` every file that a page can load, so that a browser can cache it; the files of rare parts alone are left out.
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
        const isRare = (file: string) => {
          const owners = groups.filter(([, files]) => files.includes(file)).map(([name]) => name)
          return owners.length > 0 && owners.every(name => RARE.includes(name))
        }
        const names = compilation.getAssets().map(({ name }) => name)
        groups.push(['all', names.filter(name => FOR_PAGES.test(name) && !isRare(name))])
        compilation.emitAsset(
          'files.json',
          new webpack.sources.RawSource(JSON.stringify(Object.fromEntries(groups))),
        )
      })
    })
  }
}
