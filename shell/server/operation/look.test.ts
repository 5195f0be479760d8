import type { SliceContext } from 'shared/server/slices/context'
import { type Look, lookAt } from './look'
import { diskFinding } from './looks/disk'

const nothing = {} as SliceContext
const withoutAnswer = { state: 'mal', words: 'No contesta.' } as const

test('a look that fails, or never ends, is what its silence means', async () => {
  const failing: Look = { name: 'mail', find: () => Promise.reject(new Error('away')), withoutAnswer }
  const endless: Look = { name: 'files', find: () => new Promise(() => undefined), withoutAnswer }
  expect(await lookAt(failing, nothing)).toEqual({ name: 'mail', ...withoutAnswer })
  expect(await lookAt(endless, nothing, 5)).toEqual({ name: 'files', ...withoutAnswer })
})

test.each([
  [50, 'bien'],
  [15, 'bien'],
  [14, 'atención'],
  [4, 'mal'],
  [0, 'mal'],
])('a disk with %i %% left: %s', (bavail, state) => {
  expect(diskFinding({ bavail, blocks: 100, bsize: 1_000_000_000 })).toMatchObject({
    state,
    words: `Queda ${bavail} % libre (${bavail}.0 GB).`,
  })
})
