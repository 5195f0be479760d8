import { spawn } from 'node:child_process'
import { repositoryRoot } from '../webpack/baseConfig'

/** Runs a command in the project's folder, with its output on this terminal; answers its exit code. */
export function execute(command: string, words: string[]): Promise<number> {
  return new Promise((done, fail) => {
    const child = spawn(command, words, { cwd: repositoryRoot, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', fail)
    child.once('exit', (code, signal) => done(signal ? 1 : (code ?? 1)))
  })
}
