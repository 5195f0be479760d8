import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { migrationFailure } from './migrationFailed'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-migrations-'))
  mkdirSync(join(folder, 'meta'))
  writeFileSync(
    join(folder, '0000_first.sql'),
    'create table a ();\n--> statement-breakpoint\ncreate table b ();\n',
  )
  writeFileSync(
    join(folder, '0001_more.sql'),
    'create table c ();\n--> statement-breakpoint\ncreate table b ();\n',
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

function failedQuery(query: string, cause: Error): Error {
  return Object.assign(new Error(`Failed query: ${query}\nparams: `, { cause }), { query })
}

test.each([
  ['create table a ();\n', '0000_first.sql'],
  ['\ncreate table b ();\n', '0001_more.sql'],
])(
  'the message names the slice, the file with the statement %j and the reason, not the statement',
  (query, file) => {
    const error = failedQuery(query, new Error('relation "b" already exists'))
    const { message } = migrationFailure('notas', folder, error) as Error
    const path = relative(process.cwd(), join(folder, file))
    expect(message).toBe(`Migraciones de «notas»: ${path} no se pudo aplicar: relation "b" already exists`)
  },
)

test('the message on a journal that cannot be read names its folder', () => {
  const { message } = migrationFailure('notas', folder, new Error('no journal')) as Error
  expect(message).toBe(
    `Migraciones de «notas»: ${relative(process.cwd(), folder)} no se pudo leer: no journal`,
  )
})

test.each([
  ['a statement of no file', failedQuery('create schema x', new Error('permission denied'))],
  ['a connection that breaks', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  ['no error', 'x'],
])('%s is no migration: it stays as it is', (_, error) => {
  expect(migrationFailure('notas', folder, error)).toBe(error)
})
