import fc from 'fast-check'
import { apart, call, done, type Fault, no, world } from '../testing/outboxWorld'
import type { Outbox } from './outbox'
import type { Answer } from './outcome'

const HOUR = 3_600_000
let clock = Date.parse('2026-11-22T12:00:00Z')
beforeEach(() => jest.spyOn(Date, 'now').mockImplementation(() => clock))
afterEach(() => jest.restoreAllMocks())

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
