import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The types that a remote publishes, beside its build. */
const TYPES_JSON = 'types.json'

/** The modules of a remote that others may know: its calls, and the events that it announces. */
const PUBLISHED = ['contract', 'events']

const SETTINGS = [
  '--ignoreConfig',
  '--strict',
  '--declaration',
  '--emitDeclarationOnly',
  '--noCheck',
  '--skipLibCheck',
  '--target',
  'ES2022',
  '--module',
  'ESNext',
  '--moduleResolution',
  'bundler',
]

/** Far more than any contract has. */
const LONGEST = 1_000_000
const ANSWER_MS = 30_000

/** Writes the types of a remote's contract and events into its build: with the release they reach other teams. */
export function writeTypes(repository: string, build: string): void {
  const modules = PUBLISHED.filter(name => existsSync(join(repository, `${name}.ts`)))
  if (modules.length === 0) return
  const written = join(repository, '.cache/types')
  rmSync(written, { recursive: true, force: true })
  const compiler = createRequire(join(repository, 'package.json')).resolve('typescript/bin/tsc')
  const files = modules.map(name => `${name}.ts`)
  const words = [compiler, ...SETTINGS, '--rootDir', '.', '--outDir', written, ...files]
  execFileSync(process.execPath, words, { cwd: repository, stdio: 'inherit' })
  const types = modules.map(name => [`${name}.d.ts`, readFileSync(join(written, `${name}.d.ts`), 'utf8')])
  writeFileSync(join(build, TYPES_JSON), JSON.stringify(Object.fromEntries(types)))
}

/** Writes the types of the release that a house shows of another team's remote below `types/`. Answers the files. */
export async function fetchTypes(repository: string, remote: string, house: string): Promise<string[]> {
  const { remotes } = (await json(`${house}/registry.json`)) as { remotes: Shown[] }
  const shown = remotes.find(one => one.remote.name === remote)
  if (!shown) throw new Error(`${house} shows no ${remote}.`)
  const types = (await json(String(new URL(shown.url + TYPES_JSON, house)))) as Record<string, unknown>
  const folder = join(repository, 'types', remote)
  mkdirSync(folder, { recursive: true })
  return PUBLISHED.flatMap(name => {
    const text = types[`${name}.d.ts`]
    if (typeof text !== 'string') return []
    const file = join(folder, `${name}.d.ts`)
    writeFileSync(file, text)
    return [file]
  })
}

interface Shown {
  remote: { name: string }
  url: string
}

async function json(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: this release publishes no types.`)
  const text = await answer.text()
  if (text.length > LONGEST) throw new Error(`${url} is longer than ${LONGEST} characters.`)
  return JSON.parse(text)
}
