import { execFileSync } from 'node:child_process'

const PROBE =
  "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close() })"

/** A free port. Synchronous, since a test environment needs its address in the constructor. */
export function freePort(): number {
  return Number(execFileSync(process.execPath, ['-e', PROBE], { encoding: 'utf8' }))
}
