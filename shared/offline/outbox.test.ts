import fc from 'fast-check'
import { deferred } from '../testing/deferred'
import { Outbox, type OutboxStore } from './outbox'
import type { Answer } from './outcome'
import type { PendingCall } from './pendingCall'
import { samplePendingCall } from './samplePendingCall'

const no = (status: number): Answer => ({ ok: false, status, message: `No: ${status}` })
const done: Answer = { ok: true, status: 201, data: {} }
const call = (id: string, deduplicationKey?: string) => samplePendingCall(id, { deduplicationKey })
/** A change of another resource: it depends on no other. */
const apart = (id: string) => samplePendingCall(id, { name: `POST notes-${id}` })

const HOUR = 3_600_000
let clock = Date.parse('2026-11-22T12:00:00Z')
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => clock))
afterEach(() => jest.restoreAllMocks())

type Fault = number | 'lost' | Answer

/** Several tabs over one device and one server, which applies a key once, as `Idempotency-Key` promises. */
function world(tabs = 1) {
  const device = new Map<string, PendingCall>()
  let turn: Promise<unknown> = Promise.resolve()
  const state = {
    online: true,
    diskFull: false,
    faults: [] as Fault[],
    /** Delays an answer. */
    answering: Promise.resolve(),
    /** The changes that the server has. */
    has: [] as string[],
    sent: [] as string[],
    decided: [] as [string, number][],
    transactions: 0,
  }
  const transaction = async <T>(work: () => T): Promise<T> => {
    state.transactions += 1
    await Promise.resolve()
    if (state.diskFull) throw new Error('the disk is full')
    return work()
  }
  const store: OutboxStore = {
    list: () => transaction(() => [...device.values()].sort((a, b) => a.order - b.order)),
    put: calls =>
      transaction(() => {
        for (const one of calls) device.set(one.id, one)
      }),
    remove: calls =>
      transaction(() => {
        for (const { id } of calls) device.delete(id)
      }),
  }
  const outboxes = Array.from(
    { length: tabs },
    () =>
      new Outbox({
        store,
        send: async ({ id }) => {
          state.sent.push(id)
          const fault = state.faults.shift() ?? 201
          await state.answering
          if (typeof fault === 'object') return fault
          if (typeof fault === 'number' && fault !== 201) return no(fault)
          if (!state.has.includes(id)) state.has.push(id)
          return fault === 'lost' ? no(0) : done
        },
        isOnline: () => state.online,
        alone: <T>(work: () => Promise<T>) => {
          const mine = turn.then(work)
          turn = mine.catch(() => undefined)
          return mine
        },
        onChange: () => undefined,
        onDecision: ({ id }, { status }) => state.decided.push([id, status]),
      }),
  )
  /** Puts calls on the device, as without a network. */
  const wait = async (...calls: PendingCall[]) => {
    state.online = false
    for (const one of calls) expect(await outboxes[0]?.add(one)).toBe('pending')
    state.online = true
  }
  return { state, device, outboxes, outbox: outboxes[0] as Outbox, wait }
}

test('with a good network a change is sent and answered without reading the device', async () => {
  const { state, outbox, device } = world()
  expect(await outbox.add(call('a'))).toEqual(done)
  expect(state).toMatchObject({ has: ['a'], transactions: 0 })
  expect(device.size).toBe(0)
  expect(outbox.pending).toEqual([])
})

test('whatever fails, every change reported as saved is applied once, and in order', async () => {
  const faults = fc.array(fc.constantFrom<Fault>(0, 401, 500, 502, 503, 429, 'lost'), { maxLength: 3 })
  const step = fc.oneof(
    fc.record({ tab: fc.nat(1), does: fc.constant('add' as const), online: fc.boolean(), faults }),
    fc.record({ tab: fc.nat(1), does: fc.constant('flush' as const), online: fc.boolean(), faults }),
    fc.record({ tab: fc.nat(1), does: fc.constant('hide' as const), online: fc.boolean(), faults }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const { state, outboxes, device } = world(2)
      const answers = new Map<string, Answer | 'pending'>()
      const underWay: Promise<unknown>[] = []
      for (const [i, { tab, does, online, faults }] of steps.entries()) {
        const outbox = outboxes[tab] as Outbox
        state.online = online
        state.faults.push(...faults)
        // Not awaited: the next step may come in the middle of it.
        if (does === 'add') {
          const added = call(`call ${i}`)
          underWay.push(outbox.add(added).then(answer => answers.set(added.id, answer)))
        } else underWay.push(does === 'hide' ? outbox.storeUnderWay() : outbox.flush())
        if (i % 3 === 0) await Promise.resolve()
      }
      await Promise.all(underWay)
      state.faults.length = 0
      state.online = true
      clock += HOUR
      for (const outbox of outboxes) {
        await outbox.reload()
        await outbox.flush()
      }
      const promised = [...answers].flatMap(([id, answer]) => (answer === 'pending' || answer.ok ? [id] : []))
      expect([...state.has].sort()).toEqual(promised.sort())
      expect(device.size).toBe(0)
      expect(outboxes.map(({ pending }) => pending)).toEqual([[], []])
    }),
  )
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

describe('the table, for a change that waited', () => {
  test.each([200, 201, 204])('%d: the server has it, and it is removed from the device', async status => {
    const { state, outbox, device, wait } = world()
    await wait(call('a'))
    state.faults.push({ ok: true, status, data: {} })
    await outbox.flush()
    expect(device.size).toBe(0)
    expect(state.decided).toEqual([['a', status]])
  })

  test.each([400, 403, 404, 409, 410, 413, 415, 422])(
    '%d: judged; it is never sent again, holds nobody back, and stays to be told with its content',
    async status => {
      const { state, outbox, wait } = world()
      await wait(call('a'), call('b'), call('c'))
      state.faults.push(201, status)
      await outbox.flush()
      expect(state.has).toEqual(['a', 'c'])
      expect(state.decided).toEqual([
        ['a', 201],
        ['b', status],
        ['c', 201],
      ])
      expect(outbox.pending).toEqual([])
      expect(outbox.refused).toEqual([
        expect.objectContaining({ id: 'b', content: 'Nota b', refusal: `No: ${status}` }),
      ])
      await outbox.flush()
      expect(state.sent).toEqual(['a', 'b', 'c'])
      await outbox.acknowledge()
      expect(outbox.refused).toEqual([])
    },
  )

  test.each([408, 425, 429, 500, 501, 505])(
    '%d: it waits and what depends on it, for ever; other changes go on',
    async status => {
      const { state, outbox, wait } = world()
      await wait(call('a'), call('after a'), apart('b'))
      for (let i = 0; i < 40; i++) {
        state.faults.push(status)
        await outbox.flush()
        expect(outbox.nextAttempt).toBeGreaterThan(clock)
        expect(outbox.nextAttempt).toBeLessThanOrEqual(clock + 60_000)
        clock = outbox.nextAttempt as number
      }
      expect(state.has).toEqual(['b'])
      expect(outbox.pending.map(({ id }) => id)).toEqual(['a', 'after a'])
      await outbox.flush()
      expect(state.has).toEqual(['b', 'a', 'after a'])
    },
  )

  test.each([0, 401, 502, 503, 504, 200, 302])(
    '%d: the server was not reached; every change waits',
    async status => {
      const { state, outbox, wait } = world()
      await wait(call('a'), apart('b'))
      state.faults.push(status)
      await outbox.flush()
      expect(state.sent).toEqual(['a'])
      expect(state.decided).toEqual([])
      expect(outbox.nextAttempt).toBe(clock + 2_000)
      await outbox.flush()
      expect(state.has).toEqual(['a', 'b'])
    },
  )
})

describe('Retry-After', () => {
  const later = (status: number, retryAfterMs: number): Answer => ({
    ok: false,
    status,
    message: '',
    retryAfterMs,
  })

  test('of one change delays that one and those that depend on it', async () => {
    const { state, outbox, wait } = world()
    await wait(call('a'), apart('b'))
    state.faults.push(later(429, 20 * HOUR))
    await outbox.flush()
    expect(state.has).toEqual(['b'])
    expect(outbox.nextAttempt).toBe(clock + 20 * HOUR)
    clock += 19 * HOUR
    await outbox.flush()
    expect(await outbox.add(call('after a'))).toBe('pending')
    expect(await outbox.add(apart('c'))).toEqual(done)
    expect(state.sent).toEqual(['a', 'b', 'c'])
    clock += HOUR
    await outbox.flush()
    expect(state.has).toEqual(['b', 'c', 'a', 'after a'])
  })

  test('of an unavailable server delays all, new changes too', async () => {
    const { state, outbox } = world()
    state.faults.push(later(503, 10_000))
    expect(await outbox.add(call('a'))).toBe('pending')
    expect(await outbox.add(apart('b'))).toBe('pending')
    await outbox.flush()
    expect(state.sent).toEqual(['a'])
    expect(outbox.nextAttempt).toBe(clock + 10_000)
    clock += 10_000
    await outbox.flush()
    expect(state.has).toEqual(['a', 'b'])
  })
})

describe('the table, for a change whose screen waits for the answer', () => {
  test.each([400, 404, 408, 409, 413, 425, 429, 500, 501])(
    '%d is told at once: the person still has it before them, and nothing is stored',
    async status => {
      const { state, outbox, device } = world()
      state.faults.push(status)
      expect(await outbox.add(call('a'))).toEqual(no(status))
      expect(await outbox.add(call('b'))).toEqual(done)
      expect(device.size).toBe(0)
      expect(state).toMatchObject({ has: ['b'], decided: [], transactions: 0 })
    },
  )

  test.each([0, 401, 502, 503, 504, 200])(
    '%d did not reach the server: it waits on the device',
    async status => {
      const { state, outbox, device } = world()
      state.faults.push(status)
      expect(await outbox.add(call('a'))).toBe('pending')
      expect([...device.keys()]).toEqual(['a'])
      expect(outbox.pending).toHaveLength(1)
      await outbox.flush()
      expect(state.has).toEqual(['a'])
    },
  )

  test('a lost answer does not apply the change twice', async () => {
    const { state, outbox } = world()
    state.faults.push('lost')
    expect(await outbox.add(call('a'))).toBe('pending')
    await outbox.flush()
    expect(state).toMatchObject({ sent: ['a', 'a'], has: ['a'] })
  })
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
