import { columnsOf } from './columnsOf'

test('four items a column, in order, the last with the rest', () => {
  expect(columnsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7, 8],
    [9, 10],
  ])
})

test('an empty list has no columns', () => {
  expect(columnsOf([])).toEqual([])
})
