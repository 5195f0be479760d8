import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const house = resolve(__dirname, '../..')

test('every domain that has a server is in the one list of slices: otherwise nobody answers its calls', () => {
  const list = readFileSync(join(__dirname, 'slices.ts'), 'utf8')
  const forgotten = readdirSync(house)
    .filter(name => name.startsWith('mf-') && existsSync(join(house, name, 'server/plugin.ts')))
    .filter(name => !list.includes(`'${name}/server/plugin'`))
  expect(forgotten).toEqual([])
})
