import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { codeNameIn, guideOf, guides } from './guides'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const folders = ['shared/ui', 'shared/forms', 'shell/src']
const remotes = readdirSync(repositoryRoot).filter(name => name.startsWith('mf-'))
const parts = [...folders, ...remotes.map(name => `${name}/src`)].flatMap(folder =>
  readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.stories.tsx'))
    .flatMap(file => {
      const text = readFileSync(join(repositoryRoot, folder, file), 'utf8')
      const [, title] = /title: '(Componentes\/[^']+)'/.exec(text) ?? []
      return title ? [{ title, code: basename(file, '.stories.tsx') }] : []
    }),
)

test('each part has its purpose as section, its name in Spanish and in code, and its guide', () => {
  expect(parts.length).toBeGreaterThan(40)
  for (const { title, code } of parts) {
    expect(title).toMatch(/^Componentes\/[^/]+\/[^/]+ \(\w+\)$/)
    expect(codeNameIn(title)).toBe(code)
    expect([title, guideOf(title)]).toEqual([title, expect.objectContaining({ purpose: expect.any(String) })])
  }
})

test('each guide is of a part that is there, and leaves no question open', () => {
  const codes = parts.map(({ code }) => code)
  for (const [code, { domain, purpose, avoid, anatomy, ...rules }] of Object.entries(guides)) {
    // A domain that was taken out leaves its guides for the day it comes back.
    if (!domain || remotes.includes(domain)) expect(codes).toContain(code)
    for (const words of [purpose, avoid, ...anatomy, ...rules.do, ...rules.dont]) expect(words).not.toBe('')
    expect([code, anatomy.length, rules.do.length, rules.dont.length].every(Boolean)).toBe(true)
  }
})
