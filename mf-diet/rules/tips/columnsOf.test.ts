import { columnsOf } from './columnsOf'

test('four a column, in order, the last with what is left (section 9)', () => {
  expect(columnsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10],
  ])
})

test('nothing has no columns', () => {
  expect(columnsOf([])).toEqual([])
})
