import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { releaseFolder } from 'shared/releases/record'

/** Reads frames in source, by the maps that lie beside the files of their release on the shelf. */
export function sourcesOn(shelf: string): (frame: string) => string {
  const maps = new Map<string, TraceMap | undefined>()

  function mapOf(remote: string, release: string, file: string): TraceMap | undefined {
    const folder = releaseFolder(shelf, remote, release)
    const key = `${folder} ${file}`
    if (!maps.has(key)) maps.set(key, readMap(folder, file))
    return maps.get(key)
  }

  return frame => {
    const { remote, release, file, line, column } = readFrame(frame)
    const map = mapOf(remote, release, file)
    // A browser counts columns from 1, a map from 0.
    const found = map && originalPositionFor(map, { line, column: column - 1 })
    if (!found?.source) return frame
    const place = `${pathOf(remote, found.source)}:${found.line}:${(found.column ?? 0) + 1}`
    return found.name ? `${place} (${found.name})` : place
  }
}

/** Names the file of a frame, by the release's folder on the shelf. */
export function filesOn(shelf: string): (frame: string) => string {
  return frame => {
    const { remote, release, file } = readFrame(frame)
    const folder = releaseFolder(shelf, remote, release)
    const names = existsSync(folder) ? readdirSync(folder) : []
    const name = names.find(one => one.endsWith(`.${file}.js`) || one.endsWith(`.${file}.css`))
    return name ? `${remote}@${release}/${name}` : frame
  }
}

function readMap(folder: string, hash: string): TraceMap | undefined {
  if (!existsSync(folder)) return undefined
  const name = readdirSync(folder).find(one => one.endsWith(`.${hash}.js.map`))
  return name ? new TraceMap(readFileSync(join(folder, name), 'utf8')) : undefined
}

/** A build names its sources as seen from the folder of its app. */
function pathOf(remote: string, source: string): string {
  return join(remote, source)
}

/** The parts of a frame. */
function readFrame(frame: string) {
  const [version = '', place = ''] = frame.split('/')
  const [remote = '', release = ''] = version.split('@')
  const [file = '', line, column] = place.split(':')
  return { remote, release, file, line: Number(line), column: Math.max(1, Number(column)) }
}
