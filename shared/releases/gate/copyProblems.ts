import { existsSync, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { filesBelow } from '../contentHash'

const COPY = /\.(br|gz)$/

/**
 * Compressed copies that do not hold the bytes of the file beside them. Browsers get the copies, and everything else, a
 * release's name and the checks of its files, looks at the files.
 */
export function copyProblems(build: string): string[] {
  return filesBelow(build)
    .filter(file => COPY.test(file) && !isCopy(file, file.replace(COPY, '')))
    .map(file => `${relative(build, file)} is no copy of ${relative(build, file.replace(COPY, ''))}`)
}

function isCopy(copy: string, file: string): boolean {
  if (!existsSync(file)) return false
  const unpack = copy.endsWith('.br') ? brotliDecompressSync : gunzipSync
  // A copy that would become longer is none: its rest is never unpacked.
  const maxOutputLength = Math.max(1, statSync(file).size)
  try {
    return unpack(readFileSync(copy), { maxOutputLength }).equals(readFileSync(file))
  } catch {
    return false
  }
}
