import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const repositoryRoot = resolve(import.meta.dirname, '../..')

/** The remotes have their ports in this order, from PORT+1. New ones come after these five. */
const first = ['mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta']

/**
 * The remotes of a working copy: its top-level folders called `mf-*`. A folder that is deleted is in no list. A house
 * may have more: `remotesOf` of onShelf.ts.
 */
export function remotes(root = repositoryRoot): string[] {
  const found = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(entry => entry.name)
    .sort()
  return [...first.filter(name => found.includes(name)), ...found.filter(name => !first.includes(name))]
}
