import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The remotes, in the order of their ports: PORT+1 is the first. New ones come after the five that were given. */
const first = ['mf-diet', 'mf-citas', 'mf-objetivos', 'mf-cursos', 'mf-cuenta']

/** A remote is a top-level folder called `mf-*`; deleting the folder removes it from every list. */
export function remotes(): string[] {
  const found = readdirSync(root, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(entry => entry.name)
    .sort()
  return [...first.filter(name => found.includes(name)), ...found.filter(name => !first.includes(name))]
}
