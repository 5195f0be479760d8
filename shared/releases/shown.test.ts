import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shownRelease } from './shown'

test('a remote whose current.json is damaged shows nothing, and says why: the others are not its business', () => {
  const shelf = mkdtempSync(join(tmpdir(), 'my-diet-shelf-'))
  mkdirSync(join(shelf, 'mf-diet'))
  writeFileSync(join(shelf, 'mf-diet', 'current.json'), '{"release":"0123')
  expect(shownRelease(shelf, 'mf-diet', {})).toEqual({
    release: undefined,
    held: [{ release: 'in current.json', why: [expect.stringContaining('it cannot be read')] }],
  })
  rmSync(shelf, { recursive: true })
})
