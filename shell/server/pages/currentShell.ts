import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Integrity, readIntegrity } from 'shared/releases/integrity'
import { readPointer } from 'shared/releases/pointer'
import { releaseFolder } from 'shared/releases/record'
import { type FirstPage, readFirstPage } from './firstPage'

/** The path prefix of the shell's releases: `/shell/<release>/main.….js`. */
export const SHELL_FILES = '/shell/'

/** One release of the shell. */
export interface ShellRelease {
  /** index.html, with complete addresses of its files. */
  template: string
  /** The addresses of the files that each group of chunks needs. */
  files: Readonly<Record<string, string[]>>
  /** The hashes of all its files, by address. */
  integrity: Integrity
  /** The content of a page before its code has loaded; undefined for releases older than the feature. */
  firstPage: FirstPage | undefined
  /** The service worker's code; undefined for releases older than the feature. */
  serviceWorker: string | undefined
}

// A release never changes, so it is read once.
const read = new Map<string, ShellRelease>()

/** The current release of the shell. */
export function currentShell(shelf: string): ShellRelease {
  const release = readPointer(shelf, 'shell')?.release
  if (!release)
    throw new Error(
      `The shell is not built: ${shelf} has no release of it. npm start builds what is missing.`,
    )
  const folder = releaseFolder(shelf, 'shell', release)
  const known = read.get(folder)
  if (known) return known
  const base = `${SHELL_FILES}${release}/`
  const groups = JSON.parse(readFileSync(join(folder, 'files.json'), 'utf8')) as Record<string, string[]>
  const worker = join(folder, 'serviceWorker.js')
  const found = {
    template: readFileSync(join(folder, 'index.html'), 'utf8').replaceAll('/BASE/', base),
    files: Object.fromEntries(
      Object.entries(groups).map(([name, files]) => [name, files.map(file => base + file)]),
    ),
    integrity: Object.fromEntries(
      Object.entries(readIntegrity(folder)).map(([file, hash]) => [base + file, hash]),
    ),
    firstPage: readFirstPage(folder, base, groups.main ?? []),
    serviceWorker: existsSync(worker) ? readFileSync(worker, 'utf8') : undefined,
  }
  read.set(folder, found)
  return found
}
