import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { isElsewhere } from '../repository'

/** The types that a remote publishes, beside its build: of each module, by its path. */
export const TYPES_JSON = 'types.json'

/** The modules of a remote that others may know: its calls, and the events that it announces. */
const PUBLISHED = /^(contract|events)(\/[A-Za-z]+)*\.ts$/

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

/** Writes the types of a remote's contract and events into its build: with the release they reach other teams. */
export function writeTypes(repository: string, folder: string, build: string): void {
  const modules = ['contract', 'events'].flatMap(name => modulesOf(folder, name))
  if (modules.length === 0) return
  const written = mkdtempSync(join(tmpdir(), 'my-diet-types-'))
  try {
    const files = modules.map(module => relative(repository, join(folder, module)))
    const words = [compilerOf(repository), ...SETTINGS, '--rootDir', '.', '--outDir', written, ...files]
    execFileSync(process.execPath, words, { cwd: repository, stdio: 'inherit' })
    const types = files.map((file, i) => [
      declarationOf(modules[i] ?? ''),
      forOthers(readFileSync(join(written, declarationOf(file)), 'utf8')),
    ])
    writeFileSync(join(build, TYPES_JSON), JSON.stringify(Object.fromEntries(types)))
  } finally {
    rmSync(written, { recursive: true })
  }
}

/** A module may be a folder of modules. */
function modulesOf(folder: string, name: string): string[] {
  const inside = existsSync(join(folder, name))
    ? readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map(file => join(name, file))
    : []
  return [`${name}.ts`, ...inside]
    .filter(file => PUBLISHED.test(file) && existsSync(join(folder, file)))
    .sort()
}

const declarationOf = (module: string) => module.replace(/\.ts$/, '.d.ts')

/** Here the compiler that checks the types (decision 6); it takes a tenth of the other's time. */
const compilerOf = (repository: string) =>
  join(repository, 'node_modules', isElsewhere ? 'typescript' : '@typescript/native', 'bin/tsc')

/** A team elsewhere has `shared` as a package of the kit. */
const forOthers = (text: string) => text.replaceAll(/(['"])shared\//g, '$1@my-diet/kit/')
