import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { filesOfDomains } from './filesOfDomains'

const repositoryRoot = resolve(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const textOf = (names: string[], path: string) =>
  filesOfDomains(repositoryRoot, names).find(file => file.path === path)?.text ?? ''

test('the files that follow from the list of domains are what would be written now', () => {
  const files = filesOfDomains(repositoryRoot)
  for (const { path, text } of files) expect([path, read(path)]).toEqual([path, text])
  const workflows = readdirSync(join(repositoryRoot, '.github/workflows')).filter(name => /^mf-/.test(name))
  expect(workflows.sort()).toEqual(
    remotes()
      .map(name => `${name}.yml`)
      .sort(),
  )
})

test('a domain that is taken out and one that comes change no line of another', () => {
  const names = remotes()
  for (const path of [
    'docker-compose.yml',
    'shell/gateway/upstreams.conf',
    'shell/gateway/apis.slices.conf',
  ]) {
    const more = textOf([...names, 'mf-nuevo'], path)
    expect(more.split('mf-nuevo').length).toBeGreaterThan(2)
    expect(textOf(names.slice(1), path)).not.toContain(names[0])
    expect(textOf(names.slice(1), path).length).toBeLessThan(read(path).length)
    expect(more.length).toBeGreaterThan(read(path).length)
  }
})

test('the API of a domain answers the calls of that domain, and is named as its slice', () => {
  const services = textOf(['mf-nuevo'], 'docker-compose.yml')
  expect(services).toContain('  api-mf-nuevo:\n')
  expect(services).toContain('SLICES: nuevo }')
})
