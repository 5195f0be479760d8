import { Kept } from './kept'

test('each key is made once, also when asked for twice at once', async () => {
  const kept = new Kept<number>(10)
  let made = 0
  const make = async () => ++made
  expect(await Promise.all([kept.get('a', make), kept.get('a', make), kept.get('b', make)])).toEqual([
    1, 1, 2,
  ])
})

test('a failure is not kept', async () => {
  const kept = new Kept<string>(10)
  await expect(kept.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await kept.get('a', async () => 'there')).toBe('there')
})

test('after clearing, and beyond as many as it keeps, things are made anew', async () => {
  const kept = new Kept<string>(2)
  await kept.get('a', async () => 'old')
  kept.clear()
  expect(await kept.get('a', async () => 'new')).toBe('new')
  await kept.get('b', async () => '')
  await kept.get('c', async () => '')
  expect(await kept.get('a', async () => 'newer')).toBe('newer')
})
