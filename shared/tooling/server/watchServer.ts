import { type FSWatcher, watch } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type BuildFailure, context, type Metafile } from 'esbuild'
import { optionsFor } from './bundleServer'

/** An editor writes a file in several steps. */
const SETTLE_MS = 40

interface Watching {
  /** Folders that no module imports from, such as migrations. */
  folders: readonly string[]
  /** Called after each time that everything was written, with the packages that stay outside. */
  built: (packages: string[]) => void
}

/**
 * Writes the programs as `bundleServer` does, now and whenever a source changes, or a file is added to or removed from
 * one of the folders. A change that does not compile is printed. The system tells of changes: esbuild's own watch asks
 * for them, and takes two seconds.
 *
 * @returns a function that ends the watching
 */
export async function watchServer(
  programs: Record<string, string>,
  folder: string,
  { folders, built }: Watching,
): Promise<() => Promise<void>> {
  const building = await context({ ...optionsFor(programs, folder), metafile: true })
  const watchers = new Map<string, FSWatcher>()
  let settling: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const watchAll = (places: Iterable<string>) => {
    for (const place of places) if (!watchers.has(place)) watchers.set(place, watch(place, changed))
  }
  watchAll(folders)
  await buildNow()
  return async () => {
    for (const watcher of watchers.values()) watcher.close()
    clearTimeout(settling)
    await running
    await building.dispose()
  }

  async function buildNow(): Promise<void> {
    try {
      const { metafile } = await building.rebuild()
      watchAll(foldersOf(metafile))
      built(packagesOf(metafile))
    } catch (error) {
      // esbuild has printed what is wrong, and the next change is tried.
      const places = (error as BuildFailure).errors.map(({ location }) => location?.file ?? '')
      watchAll(places.map(file => resolve(dirname(file))))
    }
  }

  function changed(_event: string, name: string | null): void {
    // Programs may be written beside the sources.
    if (!name || !/\.(ts|sql|json)$/.test(name)) return
    clearTimeout(settling)
    settling = setTimeout(() => {
      running = running.then(buildNow)
    }, SETTLE_MS)
  }
}

/** The packages that the programs import when they are loaded. */
function packagesOf({ outputs }: Metafile): string[] {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports)
  const outside = imported.filter(({ external, kind }) => external && kind === 'import-statement')
  return [...new Set(outside.map(({ path }) => path))]
}

/** The folders of the working copy's own modules. */
function foldersOf({ inputs }: Metafile): Set<string> {
  const own = Object.keys(inputs).filter(file => !file.includes('node_modules/'))
  return new Set(own.map(file => resolve(dirname(file))))
}
