import '../testing/device'
import { keptPlace } from './keptPlace'

test('changes of one place come one after the other, also from two pages', async () => {
  const [one, other] = [keptPlace<number[]>('queue'), keptPlace<number[]>('queue')]
  await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      (i % 2 ? one : other).update('calls', before => [...(before ?? []), i]),
    ),
  )
  expect((await one.get('calls'))?.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
})

test('places are apart, and emptied each by itself', async () => {
  const [data, queue] = [keptPlace<string>('data'), keptPlace<unknown>('queue')]
  await data.set('person', 'ana')
  await queue.set('calls of 1', [])
  await data.clear()
  expect(await data.names()).toEqual([])
  expect(await queue.names()).toContain('calls of 1')
  await queue.remove('calls of 1')
  expect(await queue.names()).not.toContain('calls of 1')
})
