import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationProblem } from './migrationProblem'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'my-diet-migration-'))
  for (const folder of ['mf-one/server', 'shell/server/auth', 'shell/server/site', 'shared/server/throttle']) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'schema.ts'), '')
  }
  mkdirSync(join(root, 'mf-bare/server'), { recursive: true })
  mkdirSync(join(root, 'shell/server/pages'))
})
afterEach(() => rmSync(root, { recursive: true }))

test.each(['mf-one', 'shell', 'shell/auth', 'shell/site', 'shared/throttle'])('%s has tables', workspace => {
  expect(migrationProblem(root, workspace, 'add-ratings')).toBeUndefined()
})

test.each(['mf-nada', 'mf-bare', 'shell/pages', 'mf-one/other'])(
  '%s has none: that half is said, with those that have',
  workspace => {
    const problem = migrationProblem(root, workspace, 'x')
    expect(problem).toContain(`«${workspace}» has no tables. These have some: mf-one, shell/auth, shell/site, shared/throttle.`)
    expect(problem).not.toContain('«x»')
  },
)

test('an invalid name: that half is reported', () => {
  const problem = migrationProblem(root, 'mf-one', 'Add Ratings')
  expect(problem).toContain('«Add Ratings» is no name for a change')
  expect(problem).not.toContain('mf-one')
})

test('no arguments: both halves are reported', () => {
  expect(migrationProblem(root, '', '')).toMatch(/Whose tables\?[\s\S]*Which name\?/)
})
