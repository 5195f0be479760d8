import '../testing/browser/device'
import { deviceStore } from './deviceStore'

// Other files of this process have used the same device.
beforeEach(() => deviceStore('queue').clear())

test('entries come in the order of their keys, also those of two pages', async () => {
  const [one, other] = [deviceStore<number>('queue'), deviceStore<number>('queue')]
  const keys = Array.from({ length: 20 }, (_, i) => `calls ${String(i).padStart(3, '0')}`)
  await Promise.all(keys.toReversed().map((key, i) => (i % 2 ? one : other).setAllAtOnce([[key, i]])))
  expect((await one.entries()).map(([key]) => key)).toEqual(keys)
  await one.removeAll(keys)
  expect(await other.entries()).toEqual([])
})

test('databases are separate, and each is emptied by itself', async () => {
  const [data, queue] = [deviceStore<string>('data'), deviceStore<unknown>('queue')]
  await data.set('person', 'ana')
  await queue.set('calls of 1', [])
  await data.clear()
  expect(await data.names()).toEqual([])
  expect(await queue.names()).toContain('calls of 1')
  await queue.remove('calls of 1')
  expect(await queue.names()).not.toContain('calls of 1')
})
