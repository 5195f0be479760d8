import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import type { RemoteJson } from '../remote/remoteJson'

const root = resolve(import.meta.dirname, '../..')
const page = readFileSync(join(import.meta.dirname, 'domains.md'), 'utf8')
const paragraphs = new Map(
  page
    .split('\n## ')
    .slice(1)
    .map(text => [text.split('\n', 1)[0] ?? '', text]),
)
const described = remotes().filter(remote => paragraphs.has(remote))

/** The source of a domain's server without its tests. */
function serverOf(remote: string): string {
  const folder = join(root, remote, 'server')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/\.test\.ts$|testing\//.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

const every = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

test.each(described)('the paragraph of %s names its tables, ports, jobs and screens', remote => {
  const source = serverOf(remote)
  const brought = JSON.parse(readFileSync(join(root, remote, 'remote.json'), 'utf8')) as RemoteJson
  const names = [
    ...every(source, /\w+\.table\(\s*'(\w+)'/g),
    ...every(source, /\bports\.(\w+)\.\w+\(/g),
    ...every(source, /^ {2}name: '([a-z]+(?:-[a-z]+)+)'/gm),
    ...brought.routes.map(({ path }) => path),
  ]
  const text = paragraphs.get(remote) ?? ''
  expect([...new Set(names)].filter(name => !text.includes(`\`${name}\``))).toEqual([])
})

test('a paragraph has the same parts as every other', () => {
  for (const [name, text] of paragraphs)
    expect([name, every(text, /\*\*(\w+)\*\*/g)]).toEqual([
      name,
      ['Owns', 'Tables', 'Offers', 'uses', 'Jobs', 'Screens'],
    ])
})
