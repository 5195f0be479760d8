import { everyPage } from './everyPage'

const SIZE = 20
const listed = (newest: number) => Array.from({ length: newest }, (_, at) => ({ id: newest - at }))
const pageOf = (list: { id: number }[], page: number) => list.slice((page - 1) * SIZE, page * SIZE)

test.each([0, 1, 20, 40, 70, 140, 200])('of %d results all come, each once', async many => {
  expect(await everyPage(SIZE, async page => pageOf(listed(many), page))).toEqual(listed(many))
})

test('none is lost or doubled where a test is sent while they are read', async () => {
  let newest = 70
  const found = await everyPage(SIZE, async page => pageOf(listed(newest++), page))
  expect(found).toEqual(listed(70))
})

test('two hundred results need three round trips', async () => {
  let trips = 0
  let waiting = 0
  await everyPage(SIZE, async page => {
    if (waiting++ === 0) trips++
    await Promise.resolve()
    waiting--
    return pageOf(listed(200), page)
  })
  expect(trips).toBe(3)
})
