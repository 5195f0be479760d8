import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { writeMigration } from './writeMigration'

// Inside the repository, so that the schema finds its packages.
const root = join(import.meta.dirname, '../../..')
let folder: string
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/migration-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  jest.restoreAllMocks()
})

test('a question that nobody can answer writes nothing and says what to do', () => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const write = (column: string, name: string) => {
    const lines = [
      "import { pgTable, text } from 'drizzle-orm/pg-core'",
      `export const notes = pgTable('notes', { ${column}: text() })`,
    ]
    writeFileSync(join(folder, 'schema.ts'), lines.join('\n'))
    return writeMigration(relative(process.cwd(), folder), name, { terminal: false })
  }
  expect(write('words', 'begin')).toBe(0)
  expect(write('text', 'renamed')).toBe(2)
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('write two migrations'))
  expect(readdirSync(join(folder, 'migrations'))).toEqual(['0000_begin.sql', 'meta'])
}, 60_000)
