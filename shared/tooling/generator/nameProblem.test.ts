import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nameProblem } from './nameProblem'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

const REASONS = [
  ['mf-privacidad', "The address /user/privacidad is the shell's own."],
  ['mf-faq', "The address /user/faq is the shell's own."],
  ['mf-site', 'shell has calls or tables called site.'],
  ['mf-auth', '«auth» is a word with a meaning of its own'],
  ['mf-files', '«files» is a word with a meaning of its own'],
  ['mf-comidas', "The address /user/comidas is mf-diet's."],
  ['mf-recipes', 'mf-diet has calls or tables called recipes.'],
  ['mf-diet', 'There is a folder mf-diet already'],
  ['Nuevo', '«Nuevo» is no name for a remote'],
]
/** The reasons that a domain of the house gives. */
const isGiven = ([, reason = '']: string[]) => {
  const [owner] = /mf-(?!x)[a-z]+(?='s| has)|(?<=folder )mf-[a-z]+/.exec(reason) ?? []
  return !owner || existsSync(join(repositoryRoot, owner))
}

test.each(REASONS.filter(isGiven))('%s cannot be made: %s', (remote = '', reason = '') => {
  expect(nameProblem(repositoryRoot, remote)).toContain(reason)
})

test('a free name has no problem', () => {
  expect(nameProblem(repositoryRoot, 'mf-recetario')).toBeUndefined()
})
