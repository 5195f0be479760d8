import '../testing/browser/device'
import { deviceStore } from './deviceStore'
import { pendingCallsOf, removePendingCallsOf } from './pendingCalls'
import { samplePendingCall } from './samplePendingCall'

const device = deviceStore<unknown>('queue')
const ids = async (person: number) => (await pendingCallsOf(person).list()).map(({ id }) => id)

beforeEach(() => device.clear())

test('calls are listed in their order, whenever they were written; one with the same place is replaced', async () => {
  const store = pendingCallsOf(1)
  const [a, b, c] = ['a', 'b', 'c'].map(id => samplePendingCall(id)) as [never, never, never]
  await store.put([c])
  await store.put([a, b])
  expect(await ids(1)).toEqual(['a', 'b', 'c'])
  await store.put([{ ...(b as object), attempts: 3 } as never])
  expect((await store.list()).map(({ attempts }) => attempts)).toEqual([0, 3, 0])
  await store.remove([a, c])
  expect(await ids(1)).toEqual(['b'])
})

test('another person’s calls wait for them on the device, thirty days at most', async () => {
  const since = (days: number) => Date.now() - days * 86_400_000
  await pendingCallsOf(12).put([
    samplePendingCall('old', { userId: 12, order: since(31) }),
    samplePendingCall('theirs', { userId: 12, order: since(29) }),
  ])
  await device.set('calls of 13', [])
  await pendingCallsOf(1).put([samplePendingCall('mine')])
  expect(await ids(1)).toEqual(['mine'])
  await pendingCallsOf(1).open()
  expect(await ids(12)).toEqual(['theirs'])
  expect(await ids(1)).toEqual(['mine'])
  await removePendingCallsOf(1)
  expect(await ids(12)).toEqual(['theirs'])
  expect(await device.entries()).toHaveLength(1)
})

test('calls of an older release are adopted, in order and before newer ones', async () => {
  const old = (id: string) => ({
    id,
    userId: 1,
    name: 'POST notes',
    about: id,
    refreshes: [],
    failure: { title: '', message: '' },
    broke: 2,
  })
  await device.set('calls of 1', [old('a'), old('b')])
  await pendingCallsOf(1).put([samplePendingCall('c')])
  await pendingCallsOf(1).open()
  expect(await ids(1)).toEqual(['a', 'b', 'c'])
  expect((await pendingCallsOf(1).list())[0]).toMatchObject({
    deduplicationKey: 'a',
    attempts: 0,
    notBefore: 0,
  })
  expect(await device.names()).not.toContain('calls of 1')
})
