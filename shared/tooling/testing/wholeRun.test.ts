import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { proofNamed } from './proofNamed'
import { lastWholeRun, noteWholeRun } from './wholeRun'

test('the last whole run is remembered, and without one none is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-run-'))
  const file = join(folder, '.cache', 'whole-run.json')
  expect(lastWholeRun(file)).toBeUndefined()
  for (const wallSeconds of [1995, 1320])
    noteWholeRun({ ended: '2026-11-25T12:00:00.000Z', wallSeconds }, file)
  expect(lastWholeRun(file)).toEqual({ ended: '2026-11-25T12:00:00.000Z', wallSeconds: 1320 })
  rmSync(folder, { recursive: true })
})

test.each([
  [[], true],
  [['--until-red'], true],
  [remotes().slice(0, 1), false],
  [['shell', 'shared'], false],
])('npm test -- %j is a whole run: %s', (words, isWhole) => {
  expect(proofNamed(words)).toMatchObject({ isWhole })
})
