import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MS_PER_DAY } from 'shared/dates/times'
import { filesHash, keepProven, noteProven, provenWith } from './provenFiles'

const NOW = new Date('2026-11-26T12:00:00.000Z')
const PROVEN = { areas: ['mf-diet'], checks: ['types', 'API'] }

let root: string
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const proven = (area: string, now = NOW) => provenWith(filesHash(root), area, now, root)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'my-diet-proven-'))
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  write('.gitignore', '.cache\nnode_modules\n')
  write('a.ts', 'one')
  mkdirSync(join(root, 'node_modules'))
  write('node_modules/.package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a proof that passed holds for its areas, with the same files, for a day', () => {
  expect(proven('mf-diet')).toBeUndefined()
  noteProven(filesHash(root), PROVEN, NOW, root)
  expect(proven('mf-diet')).toMatchObject({ checks: ['types', 'API'], ended: NOW.toISOString() })
  expect(proven('mf-citas')).toBeUndefined()
  expect(proven('mf-diet', new Date(NOW.getTime() + MS_PER_DAY))).toBeUndefined()
  noteProven(filesHash(root), { areas: ['mf-citas'], checks: ['types'] }, NOW, root)
  expect(proven('mf-diet')).toBeDefined()
  expect(proven('mf-citas')).toBeDefined()
})

test.each([
  ['a changed file', () => write('a.ts', 'two')],
  ['a new file that no commit has', () => write('b.ts', 'new')],
  ['a file less', () => rmSync(join(root, 'a.ts'))],
  ['other packages', () => write('node_modules/.package-lock.json', '{"a":1}')],
  ['a note that was cut off', () => write('.cache/proven.json', '[{"files"')],
])('%s asks for another proof', (_, change) => {
  noteProven(filesHash(root), PROVEN, NOW, root)
  expect(proven('mf-diet')).toBeDefined()
  change()
  expect(proven('mf-diet')).toBeUndefined()
})

test('a proof outlives the commit of the files that it proved', () => {
  write('z.ts', 'listed before a.ts until it is staged')
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.mx', ...words], { cwd: root })
  git('add', 'a.ts')
  noteProven(filesHash(root), PROVEN, NOW, root)
  git('add', '.')
  expect(proven('mf-diet')).toBeDefined()
  git('commit', '--quiet', '-m', 'area: what becomes true')
  expect(proven('mf-diet')).toBeDefined()
})

test('a proof outlives a file that a command wrote after it, and no other change', () => {
  noteProven(filesHash(root), PROVEN, NOW, root)
  const proved = filesHash(root)
  write('note.json', '{}')
  keepProven(proved, root)
  expect(proven('mf-diet')).toBeDefined()
  write('a.ts', 'two')
  keepProven(proved, root)
  expect(proven('mf-diet')).toBeUndefined()
})

test('a proof during which a file changed proves nothing', () => {
  const before = filesHash(root)
  write('a.ts', 'changed meanwhile')
  noteProven(before, PROVEN, NOW, root)
  expect(proven('mf-diet')).toBeUndefined()
})

test('without git nothing is remembered', () => {
  rmSync(join(root, '.git'), { recursive: true })
  expect(filesHash(root)).toBeUndefined()
  noteProven(filesHash(root), PROVEN, NOW, root)
  expect(proven('mf-diet')).toBeUndefined()
})
