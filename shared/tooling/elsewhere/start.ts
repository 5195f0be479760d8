import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import { outputOf } from '../release/builds'
import { sendRelease } from '../release/sendRelease'
import { repositoryRoot } from '../repository'
import { remoteConfig } from '../webpack/remoteConfig'
import { remoteHere, writeSlice } from './remoteHere'

const DATA = join(repositoryRoot, '.my-diet')
const TOKEN = join(DATA, 'token')
const START_LIMIT_MS = 300_000

/**
 * `npm start`: a house of its own for this remote, with the demo; the remote's API process; and the remote in it, released
 * again at every change of a source.
 */
export async function start(): Promise<void> {
  const remote = remoteHere()
  const port = Number(process.env.PORT ?? 3000)
  const address = `http://127.0.0.1:${port + 20}`
  const origin = `http://localhost:${port}`
  const house = { DATA_DIR: join(DATA, 'house'), DATABASE_URL: '', DEMO: 'yes', LOG_LEVEL: 'warn' }
  const shelfToken = tokenOf(remote, house)
  run([houseProgram()], { ...house, PORT: String(port), SLICE_GRANTS: `${remote}=${address}` })
  run(['--import', 'tsx', 'server/main.ts'], {
    DATA_DIR: join(DATA, 'slice'),
    PORT: String(port + 20),
    HOUSE: origin,
    LOG_LEVEL: 'warn',
  })
  await Promise.all([answers(`${origin}/api/health/ready`), answers(`${address}/health`)])
  await writeSlice(address)
  // As for people: the release that is tried here is the one that goes to a house.
  webpack(remoteConfig(remote)).watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) return console.error(error ?? stats?.toString({ preset: 'errors-only' }))
    sendRelease({ origin, token: shelfToken, remote }, outputOf(remote), {}).then(
      release =>
        console.info(`${remote}: release ${release} is in the page: ${origin}/user/${remote.slice(3)}`),
      (problem: Error) => console.error(problem.message),
    )
  })
}

/** The operator's token of the house, made before it runs for the first time. */
function tokenOf(remote: string, house: Record<string, string>): string {
  if (existsSync(TOKEN)) return readFileSync(TOKEN, 'utf8')
  console.info('Making a house to try the remote in (half a minute the first time)…')
  const words = [houseProgram(), 'shelf', 'token', remote, 'este equipo']
  const said = execFileSync(process.execPath, words, { encoding: 'utf8', env: { ...process.env, ...house } })
  const token = said.split('\n').find(line => /^[\w-]{20,}$/.test(line))
  if (!token) throw new Error(said)
  mkdirSync(DATA, { recursive: true })
  writeFileSync(TOKEN, token)
  return token
}

function houseProgram(): string {
  // The repository's own dependency, and none of the tools.
  const { resolve } = createRequire(join(repositoryRoot, 'package.json'))
  return join(dirname(resolve('@my-diet/house/package.json')), 'server/house.mjs')
}

/** Runs a program beside this one; when either of them ends, the other ends too. */
function run(words: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, words, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  process.on('exit', () => child.kill('SIGTERM'))
  child.on('exit', code => process.exit(code ?? 1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  return child
}

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const ready = await fetch(url).then(
      answer => answer.ok,
      () => false,
    )
    if (ready) return
    if (Date.now() > deadline) throw new Error(`${url} does not answer.`)
    await new Promise(next => setTimeout(next, 200))
  }
}
