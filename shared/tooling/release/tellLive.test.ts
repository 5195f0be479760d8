import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishIfNew, rollback } from 'shared/releases'
import { readPointer } from 'shared/releases/pointer'
import { withdraw } from 'shared/releases/releases'
import { tellLive } from './tellLive'

const APP = 'mf-diet'
let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'my-diet-tell-live-'))
})

const shelf = () => join(home, 'releases')

/** The lines of a start that finds this build. */
function start(text: string): string[] {
  const build = join(home, text)
  mkdirSync(build, { recursive: true })
  writeFileSync(join(build, 'release.json'), text)
  const before = readPointer(shelf(), APP)?.release
  const built = publishIfNew(shelf(), APP, build, { by: 'Eva', commit: '7c109b1d2559106612', clean: true })
  return tellLive(shelf(), APP, { before, built })
}

test('the first start and one without changes say nothing', () => {
  expect(start('one')).toEqual([])
  expect(start('one')).toEqual([])
})

test('a start that makes other files live says so', () => {
  start('one')
  expect(start('two')).toEqual([
    expect.stringMatching(/^mf-diet: release [\da-f]{16} is live now, unproved$/),
  ])
  expect(start('two')).toEqual([])
})

test('a start after a rollback says whose release pages get', () => {
  start('one')
  start('two')
  const release = rollback(shelf(), APP)
  expect(start('two')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^mf-diet: pages get release ${release}, published .* UTC by Eva from commit 7c109b1d25\\. ` +
          'These files are release [\\da-f]{16}, which is not live: npm run release -- mf-diet$',
      ),
    ),
  ])
})

test('a start after the only release was withdrawn says that pages get none', () => {
  start('one')
  withdraw(shelf(), APP, {})
  expect(start('one')).toEqual([expect.stringMatching(/^mf-diet: pages get no release\. These files/)])
})
