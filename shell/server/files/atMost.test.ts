import { atMost } from './atMost'

test('no more than so many at a time, in the order in which they came, also where one fails', async () => {
  const two = atMost(2)
  const begun: number[] = []
  let underWay = 0
  let most = 0
  const work = (n: number) => async () => {
    begun.push(n)
    underWay += 1
    most = Math.max(most, underWay)
    await new Promise(resolve => setTimeout(resolve, 5))
    underWay -= 1
    if (n === 1) throw new Error('one fails')
    return n * 10
  }
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map(n => two(work(n))))
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
  expect(done.map(one => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    20,
    30,
    40,
    50,
  ])
  // All places are free again.
  expect(await Promise.all([two(work(6)), two(work(7)), two(work(8))])).toEqual([60, 70, 80])
  expect(most).toBe(2)
})
