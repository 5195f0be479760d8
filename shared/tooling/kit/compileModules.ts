import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { repositoryRoot } from '../repository'

const WORK = join(repositoryRoot, '.cache/kit')

/** Where compiled modules are, in the folders of their sources. */
export const COMPILED = join(WORK, 'compiled')

const SETTINGS = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    declaration: true,
    // `npm run types` checks them.
    noCheck: true,
    outDir: './compiled',
    rootDir: '../..',
  },
  include: [],
}

/** Compiles modules, and all that they import, to JavaScript with types. Throws the compiler's own report. */
export function compileModules(modules: readonly string[]): void {
  rmSync(WORK, { recursive: true, force: true })
  mkdirSync(WORK, { recursive: true })
  const types = 'shared/tooling/types/assets.d.ts'
  const files = [types, ...modules].map(module => join('../..', module))
  writeFileSync(join(WORK, 'tsconfig.json'), JSON.stringify({ ...SETTINGS, files }))
  const compiler = join(repositoryRoot, 'node_modules/@typescript/native/bin/tsc')
  const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', join(WORK, 'tsconfig.json')], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(stdout)
}

/** The compiled files, seen from the repository's root. */
export function compiledFiles(): string[] {
  return readdirSync(COMPILED, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(COMPILED, join(entry.parentPath, entry.name)))
    .sort()
}
