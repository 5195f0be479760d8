import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { QUICK_WASM } from './quickWasm'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

export interface Program {
  process: ChildProcess
  /** Resolves with the first line that matches the pattern. */
  line(pattern: RegExp): Promise<string>
  ended: Promise<{ code: number | null; said: string }>
}

/** Runs a TypeScript program in its own process: its bundle where the run has made one, else as it is. */
export function runProgram(file: string, args: string[], environment: Record<string, string>): Program {
  const child = spawn(process.execPath, [QUICK_WASM, ...programOf(file), ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const waiting = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', data => {
      said += data
      for (const look of waiting) look()
    })
  }
  const ended = new Promise<{ code: number | null; said: string }>(resolve =>
    child.once('close', code => resolve({ code, said })),
  )
  const line = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = said.split('\n').find(one => pattern.test(one))
        if (found) resolve(found)
      }
      waiting.add(look)
      look()
      ended.then(() => reject(new Error(`ended without saying ${pattern}: ${said}`)))
    })
  return { process: child, line, ended }
}

/** The bundles of this run: `bundlePrograms` names their folder. */
function programOf(file: string): string[] {
  const folder = process.env.BUNDLED_PROGRAMS
  const bundle = folder && join(folder, relative(repositoryRoot, file).replace(/\.ts$/, '.mjs'))
  return bundle && existsSync(bundle) ? ['--enable-source-maps', bundle] : ['--import', 'tsx', file]
}
