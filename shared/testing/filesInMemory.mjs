// Puts the temporary files of a test run into memory, if the machine has room. Each test server copies, writes and
// deletes a database of some 50 MB; on a disk that takes longer than the tests themselves (three times as long, measured
// on a disk that discards deleted blocks at once). Imported by the configuration of jest and of Playwright.
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const NEEDED_BYTES = 4 * 1024 ** 3
const PREFIX = 'my-diet-tests-'

// A process below this one inherits TMPDIR, and so the folder.
if (!process.env.TMPDIR && hasRoom()) {
  removeLeftovers()
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED_BYTES && freemem() >= 2 * NEEDED_BYTES
  } catch {
    return false
  }
}

/** Removes the folders of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY)) {
    const [, id] = name.split(PREFIX)
    if (id && !existsSync(`/proc/${id}`)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}
