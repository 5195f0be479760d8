import { QueryClient } from '../query/query'
import { layOver } from './optimisticCache'

const KEY = ['ticks', 1]
const tick = (name: string) => (ticks: string[]) => [...ticks, name]

function cacheOf(ticks?: string[]) {
  const client = new QueryClient()
  if (ticks) client.setQueryData(KEY, ticks)
  const shown = () => client.getQueryData(KEY)
  return { client, shown, lay: (name: string) => layOver(client, KEY, tick(name)) }
}

test('a change shows at once and holds once it is accepted', () => {
  const { shown, lay } = cacheOf(['a'])
  const b = lay('b')
  expect(shown()).toEqual(['a', 'b'])
  b.accept()
  expect(shown()).toEqual(['a', 'b'])
})

test.each([
  ['first', ['a', 'c']],
  ['second', ['a', 'b']],
] as const)('of two changes the %s is taken back by itself, whichever is settled first', (which, left) => {
  for (const order of ['undo first', 'accept first']) {
    const { shown, lay } = cacheOf(['a'])
    const [b, c] = [lay('b'), lay('c')]
    const [wrong, right] = which === 'first' ? [b, c] : [c, b]
    if (order === 'undo first') wrong.undo()
    right.accept()
    if (order === 'accept first') wrong.undo()
    expect(shown()).toEqual(left)
  }
})

test("the server's answer replaces the change, and unsettled changes are applied over it", () => {
  const { shown, lay } = cacheOf(['a'])
  const [b, c] = [lay('b'), lay('c')]
  b.accept(() => ['from the server'])
  expect(shown()).toEqual(['from the server', 'c'])
  c.undo()
  expect(shown()).toEqual(['from the server'])
})

test('the other changes are applied over a newer answer of the server', () => {
  const { client, shown, lay } = cacheOf(['a'])
  const [b, c] = [lay('b'), lay('c')]
  client.setQueryData(KEY, ['fresh'])
  b.undo()
  expect(shown()).toEqual(['fresh', 'c'])
  c.accept()
  expect(shown()).toEqual(['fresh', 'c'])
})

test('a change is settled once, and a query without an answer stays without one', () => {
  const { shown, lay } = cacheOf(['a'])
  const b = lay('b')
  b.accept()
  b.undo()
  expect(shown()).toEqual(['a', 'b'])

  const empty = cacheOf()
  const change = empty.lay('b')
  expect(empty.shown()).toBeUndefined()
  change.accept()
  change.undo()
  expect(empty.shown()).toBeUndefined()
})
