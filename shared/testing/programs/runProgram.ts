import { type ChildProcess, spawn } from 'node:child_process'

export interface Program {
  process: ChildProcess
  /** Resolves with the first line that matches the pattern. */
  line(pattern: RegExp): Promise<string>
  ended: Promise<{ code: number | null; said: string }>
}

/** Runs a TypeScript program in its own process. */
export function runProgram(file: string, args: string[], environment: Record<string, string>): Program {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
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
