import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { MS_PER_DAY } from 'shared/dates/times'
import { repositoryRoot } from '../repository'

/** A proof that passed. */
export interface Proven {
  /** The areas that it proved. */
  areas: readonly string[]
  /** Its steps. */
  checks: readonly string[]
}

interface Noted extends Proven {
  files: string
  ended: string
}

/** Tests read the clock, so a proof of yesterday is none. */
const HOLDS_MS = MS_PER_DAY

const noteIn = (root: string) => resolve(root, '.cache/proven.json')

/**
 * A hash of every file of the working copy, committed or not, of the packages that are installed, and of Node's version;
 * undefined where git does not know the files.
 */
export function filesHash(root = repositoryRoot): string | undefined {
  const hash = createHash('sha256').update(process.version)
  for (const file of [...filesIn(root), 'node_modules/.package-lock.json']) {
    const path = resolve(root, file)
    hash.update(`\0${file}\0`)
    if (existsSync(path)) hash.update(readFileSync(path))
  }
  return filesIn(root).length > 0 ? hash.digest('hex') : undefined
}

function filesIn(root: string): string[] {
  try {
    const list = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    // Git lists first what no commit has: in its order a commit alone would change the hash.
    return list.split('\0').filter(Boolean).sort()
  } catch {
    return []
  }
}

/** Notes a proof that passed, unless a file has changed since it began. */
export function noteProven(
  before: string | undefined,
  proven: Proven,
  now = new Date(),
  root?: string,
): void {
  if (before === undefined || before !== filesHash(root)) return
  const noted: Noted = { ...proven, files: before, ended: now.toISOString() }
  const file = noteIn(root ?? repositoryRoot)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([noted, ...notes(file).filter(one => one.files === before)]))
}

/**
 * Lets the proofs of the files that had the hash `before` hold for the files of now: for a file that a command wrote and
 * that changes nothing that was proved.
 */
export function keepProven(before: string | undefined, root = repositoryRoot): void {
  const file = noteIn(root)
  const now = filesHash(root)
  const kept = notes(file).map(one => (now && one.files === before ? { ...one, files: now } : one))
  if (kept.length > 0) writeFileSync(file, JSON.stringify(kept))
}

/** The proof of an area that passed with these very files, of today; undefined where there is none. */
export function provenWith(
  files: string | undefined,
  area: string,
  now = new Date(),
  root = repositoryRoot,
): Noted | undefined {
  return notes(noteIn(root)).find(
    one =>
      one.files === files && one.areas.includes(area) && now.getTime() - Date.parse(one.ended) < HOLDS_MS,
  )
}

function notes(file: string): Noted[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Noted[]
  } catch {
    // None yet, or one that was cut off: what is not known is proved again.
    return []
  }
}
