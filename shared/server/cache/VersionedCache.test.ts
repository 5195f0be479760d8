import { VersionedCache } from './VersionedCache'

test('each value is made once, also for two requests at the same time', async () => {
  const cache = new VersionedCache<number>(10)
  let made = 0
  const make = async () => ++made
  expect(
    await Promise.all([cache.get(1, 'a', make), cache.get(1, 'a', make), cache.get(1, 'b', make)]),
  ).toEqual([1, 1, 2])
})

test('a failure is not cached', async () => {
  const cache = new VersionedCache<string>(10)
  await expect(cache.get(1, 'a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
    'no database',
  )
  expect(await cache.get(1, 'a', async () => 'there')).toBe('there')
})

test('another version is made again', async () => {
  const cache = new VersionedCache<string>(10)
  await cache.get(1, 'a', async () => 'old')
  expect(await cache.get(2, 'a', async () => 'new')).toBe('new')
  expect(await cache.get(2, 'a', async () => 'newer')).toBe('new')
})

test('a full cache removes only the least recently used value', async () => {
  const cache = new VersionedCache<string>(2)
  const ask = (key: string, value: string) => cache.get(1, key, async () => value)
  await ask('a', 'a')
  await ask('b', 'b')
  await ask('a', 'not asked')
  await ask('c', 'c')
  expect(await ask('a', 'made again')).toBe('a')
  expect(await ask('b', 'made again')).toBe('made again')
})
