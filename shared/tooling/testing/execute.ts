import { spawn } from 'node:child_process'
import { repositoryRoot } from '../repository'

export interface Ended {
  code: number
  /** Processor seconds of the command and of every process that it waited for. */
  cpuSeconds: number
}

export interface ExecuteOptions {
  environment?: Record<string, string>
  /** Receives the output; without it the command writes on this terminal. */
  collect?: (text: string) => void
}

/** The shell's own count of its children's processor time goes to a descriptor that the command does not use. */
const TIMED = '"$@"; code=$?; times >&3; exit $code'

/** Runs a command in the project's folder. */
export function execute(
  command: string,
  words: readonly string[],
  { environment, collect }: ExecuteOptions = {},
): Promise<Ended> {
  return new Promise((done, fail) => {
    const output = collect ? 'pipe' : 'inherit'
    const child = spawn('bash', ['-c', TIMED, 'bash', command, ...words], {
      cwd: repositoryRoot,
      env: { ...process.env, ...environment },
      stdio: ['ignore', output, output, 'pipe'],
    })
    let times = ''
    child.stdio[3]?.on('data', data => (times += data))
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', data => collect?.(String(data)))
    child.once('error', fail)
    child.once('close', (code, signal) =>
      done({ code: signal ? 1 : (code ?? 1), cpuSeconds: secondsOfChildren(times) }),
    )
  })
}

/** Reads bash's `times`: the second line is user and system time of the children, such as `0m1.250s 0m0.310s`. */
function secondsOfChildren(times: string): number {
  const found = [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)]
  return found.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}
