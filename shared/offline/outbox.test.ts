import { deferred } from '../testing/deferred'
import { apart, call, done, no, world } from '../testing/outboxWorld'
import type { Outbox } from './outbox'

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T12:00:00Z')))
afterEach(() => jest.restoreAllMocks())

test('with a good network a change is sent and answered without reading the device', async () => {
  const { state, outbox, device } = world()
  expect(await outbox.add(call('a'))).toEqual(done)
  expect(state).toMatchObject({ has: ['a'], transactions: 0 })
  expect(device.size).toBe(0)
  expect(outbox.pending).toEqual([])
})

test('changes of one resource are sent in their order, also when a later one was stored first', async () => {
  const { state, outbox } = world()
  const answer = deferred()
  state.answering = answer.promise
  state.faults.push('lost')
  const first = outbox.add(call('a'))
  const second = outbox.add(call('b'))
  await Promise.resolve()
  state.online = false
  const third = outbox.add(call('c'))
  answer.resolve()
  expect(await Promise.all([first, second, third])).toEqual(['pending', 'pending', 'pending'])
  expect(state.sent).toEqual(['a'])
  state.online = true
  await outbox.flush()
  expect(state.has).toEqual(['a', 'b', 'c'])
  expect(state.sent).toEqual(['a', 'a', 'b', 'c'])
})

test('a change that was reported as pending is sent before a newer one', async () => {
  const { state, outbox, wait } = world()
  await wait(call('a'))
  expect(await outbox.add(call('b'))).toEqual(done)
  expect(state.has).toEqual(['a', 'b'])
})

test('of changes with one deduplication key the last is sent, in its own order', async () => {
  const { state, outbox, wait } = world()
  await wait(
    call('monday', 'monday'),
    call('tuesday', 'tuesday'),
    call('rating'),
    call('monday again', 'monday'),
  )
  expect(outbox.pending).toHaveLength(3)
  await outbox.flush()
  expect(state.has).toEqual(['tuesday', 'rating', 'monday again'])
})

test('a call that waited while another attempt found no network is not tried again; a later one is', async () => {
  const { state, outbox } = world()
  state.faults.push(0)
  const adding = [outbox.add(apart('a')), outbox.add(apart('b')), outbox.add(apart('c'))]
  expect(await Promise.all(adding)).toEqual(['pending', 'pending', 'pending'])
  expect(state.sent).toEqual(['a'])
  expect(await outbox.add(apart('d'))).toEqual(done)
  expect(state.has).toEqual(['a', 'b', 'c', 'd'])
})

test('two tabs that flush at once send each change once', async () => {
  const { state, outboxes, wait } = world(2)
  await wait(call('a'), call('b'))
  await outboxes[1]?.reload()
  await Promise.all(outboxes.map(outbox => outbox.flush()))
  expect(state.sent).toEqual(['a', 'b'])
})

describe('a page that may go', () => {
  function held() {
    const all = world(2)
    const answer = deferred()
    all.state.answering = answer.promise
    return { ...all, answer }
  }

  test('stores the changes under way; the next page sends them, and the server applies them once', async () => {
    const { state, outboxes, device } = held()
    const [gone, next] = outboxes as [Outbox, Outbox]
    void gone.add(call('a'))
    void gone.add(call('b'))
    await gone.storeUnderWay()
    expect([...device.keys()]).toEqual(['a', 'b'])
    // The tab is gone with its lock; the server had got the first.
    const after = world()
    for (const one of device.values()) after.device.set(one.id, one)
    after.state.has.push('a')
    await after.outbox.reload()
    await after.outbox.flush()
    expect(after.state.has).toEqual(['a', 'b'])
    expect(next.pending).toEqual([])
    expect(state.decided).toEqual([])
  })

  test('removes them again when the answer comes after all', async () => {
    const { outbox, device, answer } = held()
    const adding = outbox.add(call('a'))
    await outbox.storeUnderWay()
    expect(outbox.pending).toHaveLength(1)
    answer.resolve()
    expect(await adding).toEqual(done)
    expect(device.size).toBe(0)
    await outbox.storeUnderWay()
    expect(device.size).toBe(0)
  })
})

test('a read waits for changes under way, but not for those that wait for their time', async () => {
  const { state, outbox, wait } = world()
  const answer = deferred()
  state.answering = answer.promise
  const adding = outbox.add(call('a'))
  const read = outbox.settled().then(() => [...state.has])
  answer.resolve()
  expect(await read).toEqual(['a'])
  await adding
  await wait(call('b'))
  await outbox.settled()
  expect(state.has).toEqual(['a', 'b'])

  await wait(call('c'))
  state.faults.push(0)
  await outbox.flush()
  await outbox.settled()
  expect(state.sent).toEqual(['a', 'b', 'c'])
})

test('after signing out no change is stored: one without an answer is not put on the device', async () => {
  const { state, outbox, device } = world()
  state.faults.push(0)
  const adding = [outbox.add(call('a')), outbox.add(call('b'))]
  outbox.forget()
  await Promise.all(adding)
  expect(device.size).toBe(0)
  expect(outbox.pending).toEqual([])
})

test('a change that the server delays during a sign-out is not stored again', async () => {
  const { state, outbox, device, wait } = world()
  await wait(call('a'))
  const answer = deferred()
  state.answering = answer.promise
  state.faults.push(500)
  const flushing = outbox.flush()
  await Promise.resolve()
  outbox.forget()
  device.clear()
  answer.resolve()
  await flushing
  expect(device.size).toBe(0)
})

test('with a full disk a change is not stored but sent, and its screen gets the answer', async () => {
  const { state, outbox } = world()
  state.diskFull = true
  state.online = false
  expect(await outbox.add(call('a'))).toEqual(done)
  state.online = true
  state.faults.push(0)
  expect(await outbox.add(call('b'))).toEqual(no(0))
})
