import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { repositoryRoot } from '../repository'
import { type KitPackage, packageOf } from './kitPackages'

/** The name of an imported module, after the word that imports it. */
const IMPORTED =
  /((?:\bfrom|\bimport|\bmodule|\brequire\.resolve\(|\bimport\() ?)(['"])((?:\.{1,2}\/|shared\/|@?[a-z])[^'"\n]*)\2/g

/**
 * The text of a compiled module as it stands in its package: what it imports of the same package by its path, of another
 * package of the kit by its public name. `module` is its source, `mf-…/x.ts` seen from the repository.
 */
export function rewriteImports(text: string, module: string): string {
  return text.replace(IMPORTED, (whole, word: string, quote: string, name: string) => {
    const target = targetOf(name, module)
    return target === undefined ? whole : `${word}${quote}${target}${quote}`
  })
}

/** The names of the packages that a compiled module imports. */
export function packagesIn(text: string): string[] {
  return [...text.matchAll(IMPORTED)].flatMap(([, , , name = '']) =>
    /^(\.|node:|shared\/)/.test(name) ? [] : [name.split('/', name.startsWith('@') ? 2 : 1).join('/')],
  )
}

function targetOf(name: string, module: string): string | undefined {
  if (name.startsWith('shared/tooling/')) return betweenModules(module, sourceOf(name))
  if (name.startsWith('shared/')) return name.replace(/^shared/, '@my-diet/kit')
  if (!name.startsWith('.')) return undefined
  return betweenModules(module, sourceOf(join(dirname(module), name)))
}

/** The way from one module to another, which may be in another package. */
function betweenModules(from: string, to: string): string | undefined {
  const [source, target] = [packageOf(from), packageOf(to)]
  if (!source || !target) throw new Error(`${from} imports ${to}, which is in no package of the kit.`)
  if (source.packed !== target.packed) return publicName(target.packed, to, from)
  const way = relative(dirname(source.path), target.path).replace(/\.tsx?$/, '.js')
  return way.startsWith('.') ? way : `./${way}`
}

function publicName({ name, entries }: KitPackage, module: string, from: string): string {
  for (const [entry, pattern] of Object.entries(entries)) {
    const [before = '', ...after] = pattern.split('*')
    if (after.length === 0 && pattern === module) return name + entry.slice(1)
    const star = module.slice(before.length, module.length - (after.at(-1)?.length ?? 0))
    if (after.length > 0 && pattern.replaceAll('*', star) === module)
      return name + entry.slice(1).replace('*', star)
  }
  throw new Error(`${from} imports ${module}, which ${name} has no public name for.`)
}

/** The file behind a path without an extension. */
function sourceOf(path: string): string {
  const found = [path, `${path}.ts`, `${path}.tsx`].find(
    candidate => /\.\w+$/.test(candidate) && existsSync(resolve(repositoryRoot, candidate)),
  )
  if (!found) throw new Error(`There is no ${path}.`)
  return found
}
