import { batches } from './batches'

test('rows come in their order, in parts of at most the size', () => {
  expect(batches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(batches([1, 2], 2)).toEqual([[1, 2]])
  expect(batches([])).toEqual([])
})

test('a thousand rows fit one statement', () => {
  const sizes = batches(Array(2001).fill(0)).map(some => some.length)
  expect(sizes).toEqual([1000, 1000, 1])
})
