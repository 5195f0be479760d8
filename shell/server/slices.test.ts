import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const repositoryRoot = resolve(import.meta.dirname, '../..')

test('every domain that has a server is in the one list of slices: otherwise nobody answers its calls', () => {
  const text = readFileSync(join(import.meta.dirname, 'slices.ts'), 'utf8')
  const [, list = ''] = /= \[([^\]]*)\]/.exec(text) ?? []
  const forgotten = readdirSync(repositoryRoot)
    .filter(
      folder => folder.startsWith('mf-') && existsSync(join(repositoryRoot, folder, 'server/plugin.ts')),
    )
    .map(folder => ({ name: folder.slice('mf-'.length), line: `from '${folder}/server/plugin'` }))
    .filter(({ name, line }) => !text.includes(line) || !list.split(/[\s,]+/).includes(name))
    .map(
      ({ name, line }) =>
        `mf-${name}/server/plugin.ts is not mounted: in shell/server/slices.ts add «import { ${name} } ${line}», and «${name}» to the list`,
    )
  expect(forgotten).toEqual([])
})
