import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { repositoryRoot } from '../repository'
import { COMPILED, compiledFiles } from './compileModules'
import { type KitPackage, packageOf } from './kitPackages'
import { packageJson, pathOf } from './packageJson'
import { packagesIn, rewriteImports } from './rewriteImports'

/** Files that modules import or read, beside the code. */
const ASSET = /\.(css|woff2|svg|sql|json|template|d\.ts)$/
const NO_PART =
  /^shared\/(tooling\/(?!generator\/|types\/)|testing|product|decisions|architecture)|\/(node_modules|dist)\/|package\.json$/

const PROGRAM = '#!/usr/bin/env node\n'

/** Writes a package into a folder: its compiled modules, and the files that they read. */
export function writePackage(packed: KitPackage, folder: string): void {
  const imported: string[] = []
  const programs = Object.values(packed.bin ?? {}).map(module => pathOf(module, '.js').slice(2))
  for (const file of compiledFiles()) {
    const place = placeIn(packed, file)
    if (!place) continue
    const text = rewriteImports(readFileSync(join(COMPILED, file), 'utf8'), file)
    imported.push(...packagesIn(text))
    write(join(folder, place), programs.includes(place) ? PROGRAM + text : text)
  }
  for (const file of assetsOf(packed)) {
    const place = placeIn(packed, file)
    if (!place) continue
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    cpSync(join(repositoryRoot, file), join(folder, place))
  }
  write(join(folder, 'package.json'), `${JSON.stringify(packageJson(packed, imported), null, 2)}\n`)
}

function placeIn(packed: KitPackage, file: string): string | undefined {
  const found = packageOf(file)
  return found?.packed === packed ? found.path : undefined
}

function assetsOf({ folders }: KitPackage): string[] {
  return folders
    .filter(({ from }) => from.startsWith('shared'))
    .flatMap(({ from }) =>
      readdirSync(join(repositoryRoot, from), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile() && ASSET.test(entry.name))
        .map(entry => relative(repositoryRoot, join(entry.parentPath, entry.name))),
    )
    .filter(file => !NO_PART.test(file))
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
