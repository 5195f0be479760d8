import { everyPage } from './everyPage'

const SIZE = 20
const listed = (newest: number) => Array.from({ length: newest }, (_, at) => ({ id: newest - at }))
const entriesOf = (list: { id: number }[], page: number) => list.slice((page - 1) * SIZE, page * SIZE)
const pageOf = (list: { id: number }[], page: number) => ({
  entries: entriesOf(list, page),
  ...(page === 1 && { total: list.length }),
})

test.each([0, 1, 20, 40, 70, 140, 200, 1000])('of %d results all come, each once', async many => {
  expect(await everyPage(SIZE, async page => pageOf(listed(many), page))).toEqual(listed(many))
})

test('all come from an older server too, which tells no total', async () => {
  const read = async (page: number) => ({ entries: entriesOf(listed(70), page) })
  expect(await everyPage(SIZE, read)).toEqual(listed(70))
})

test.each([60, 70])('of %d none is lost or doubled where a test is sent while they are read', async many => {
  let newest = many
  const found = await everyPage(SIZE, async page => pageOf(listed(newest++), page))
  expect(found).toEqual(listed(many))
})

test.each([
  [20, 1],
  [21, 2],
  [200, 10],
])('of %d results %d pages are asked for, in two round trips', async (many, pages) => {
  const asked: number[] = []
  let trips = 0
  let waiting = 0
  await everyPage(SIZE, async page => {
    asked.push(page)
    if (waiting++ === 0) trips++
    await Promise.resolve()
    waiting--
    return pageOf(listed(many), page)
  })
  expect(asked).toEqual(Array.from({ length: pages }, (_, at) => at + 1))
  expect(trips).toBe(Math.min(pages, 2))
})
