import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const files = readdirSync(import.meta.dirname).filter(name => /^\d{4}-.+\.md$/.test(name))

test('the index has every decision once, by its own title, and nothing else', () => {
  const listed = read('README.md').match(/^- .+$/gm) ?? []
  const expected = files.map(file => `- [${read(file).split('\n')[0]?.slice(2)}](${file})`)
  expect([...listed].sort()).toEqual(expected.sort())
})

test('no two decisions have the same number, and each title has that of its file', () => {
  const numbers = files.map(file => Number(file.slice(0, 4)))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(files.map(file => Number.parseInt(read(file).slice(2), 10))).toEqual(numbers)
})
