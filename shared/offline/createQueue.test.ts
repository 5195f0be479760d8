import fc from 'fast-check'
import { type Answer, createQueue, type QueuedCall } from './createQueue'

const call = (id: string, about?: string): QueuedCall => ({
  id,
  userId: 1,
  name: 'POST notes',
  about,
  refreshes: [],
  failure: { title: '', message: '' },
  broke: 0,
})

const no = (status: number): Answer => ({ ok: false, status, message: '' })
const done: Answer = { ok: true, status: 201, data: {} }

/** Several tabs over one place and one server, which keeps a key once, as `Idempotency-Key` promises. */
function world(tabs = 1) {
  let waiting: readonly QueuedCall[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const faults: (number | 'lost')[] = []
  const kept: string[] = []
  const sent: string[] = []
  const decided: [string, number][] = []
  const awaited = new Set<string>()

  const parts = {
    place: {
      read: async () => waiting,
      change: async (how: (calls: readonly QueuedCall[]) => readonly QueuedCall[]) => {
        waiting = how(waiting)
      },
    },
    send: async ({ id }: QueuedCall) => {
      sent.push(id)
      const fault = faults.shift() ?? 201
      await Promise.resolve()
      if (typeof fault === 'number' && fault !== 201) return no(fault)
      if (!kept.includes(id)) kept.push(id)
      return fault === 'lost' ? no(0) : done
    },
    isAwaited: ({ id }: QueuedCall) => awaited.has(id),
    alone: <T>(work: () => Promise<T>) => {
      const mine = turn.then(work)
      turn = mine.catch(() => undefined)
      return mine
    },
    decided: ({ id }: QueuedCall, { status }: Answer) => decided.push([id, status]),
  }
  const queues = Array.from({ length: tabs }, () => createQueue(parts))
  return {
    queue: queues[0] as (typeof queues)[0],
    queues,
    faults,
    kept,
    sent,
    decided,
    awaited,
    waiting: () => waiting,
  }
}

test('whatever fails, every call is done once, and in order', async () => {
  const step = fc.oneof(
    fc.record({ tab: fc.nat(1), does: fc.constant('add' as const) }),
    fc.record({
      tab: fc.nat(1),
      does: fc.constant('flush' as const),
      faults: fc.array(fc.constantFrom(0, 401, 502, 503, 'lost' as const), { maxLength: 3 }),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async steps => {
      const { queues, faults, kept, decided, waiting } = world(2)
      const added: string[] = []
      const underWay: Promise<unknown>[] = []
      for (const [i, { tab, ...what }] of steps.entries()) {
        if (what.does === 'add') {
          added.push(`call ${i}`)
          await queues[tab]?.add(call(`call ${i}`))
        } else {
          faults.push(...what.faults)
          // Not waited for: the next step may come in the middle of it.
          underWay.push(queues[tab]?.flush() ?? Promise.resolve())
        }
      }
      await Promise.all(underWay)
      faults.length = 0
      expect(await queues[0]?.flush()).toBe('empty')
      expect(kept).toEqual(added)
      expect(decided.map(([id]) => id)).toEqual(added)
      expect(waiting()).toEqual([])
    }),
  )
})

test('a refused call is given up, told, and holds nobody back', async () => {
  const { queue, faults, kept, decided } = world()
  for (const id of ['a', 'b', 'c']) await queue.add(call(id))
  faults.push(201, 404)
  expect(await queue.flush()).toBe('empty')
  expect(kept).toEqual(['a', 'c'])
  expect(decided).toEqual([
    ['a', 201],
    ['b', 404],
    ['c', 201],
  ])
})

test('who is not let in keeps what waits', async () => {
  const { queue, faults, waiting, decided } = world()
  await queue.add(call('a'))
  faults.push(401)
  expect(await queue.flush()).toBe('stuck')
  expect(waiting()).toHaveLength(1)
  expect(decided).toEqual([])
})

test("a hotel's own page is no answer", async () => {
  const { queue, faults, waiting } = world()
  await queue.add(call('a'))
  faults.push(200)
  expect(await queue.flush()).toBe('stuck')
  expect(waiting()).toHaveLength(1)
})

test.each([408, 429, 500])(
  'a server that answers %d is tried five times, then the rest goes on',
  async status => {
    const { queue, faults, sent, kept, decided } = world()
    for (const id of ['a', 'b']) await queue.add(call(id))
    for (let i = 0; i < 4; i++) {
      faults.push(status)
      expect(await queue.flush()).toBe('stuck')
    }
    expect(kept).toEqual([])
    faults.push(status)
    expect(await queue.flush()).toBe('empty')
    expect(sent).toEqual(['a', 'a', 'a', 'a', 'a', 'b'])
    expect(decided).toEqual([
      ['a', status],
      ['b', 201],
    ])
  },
)

test.each([400, 404, 408, 409, 413, 429, 500, 501])(
  'what somebody waits for is told and given up: %d',
  async status => {
    const { queue, faults, awaited, kept, decided } = world()
    awaited.add('a')
    for (const id of ['a', 'b']) await queue.add(call(id))
    faults.push(status)
    expect(await queue.flush()).toBe('empty')
    expect(kept).toEqual(['b'])
    expect(decided).toEqual([
      ['a', status],
      ['b', 201],
    ])
  },
)

test.each([0, 401, 502, 503, 504])(
  'what did not reach the server is kept, also where somebody waits: %d',
  async status => {
    const { queue, faults, awaited, waiting, decided } = world()
    awaited.add('a')
    await queue.add(call('a'))
    faults.push(status)
    expect(await queue.flush()).toBe('stuck')
    expect(waiting()).toHaveLength(1)
    expect(decided).toEqual([])
  },
)

test('of calls about one thing the last is sent, in its own turn', async () => {
  const { queue, kept } = world()
  await queue.add(call('monday', 'monday'))
  await queue.add(call('tuesday', 'tuesday'))
  await queue.add(call('rating'))
  await queue.add(call('monday again', 'monday'))
  await queue.flush()
  expect(kept).toEqual(['tuesday', 'rating', 'monday again'])
})

test('who waited while another try got stuck does not try once more; a later one does', async () => {
  const { queue, faults, sent, kept } = world()
  await queue.add(call('a'))
  faults.push(0)
  expect(await Promise.all([queue.flush(), queue.flush(), queue.flush()])).toEqual([
    'stuck',
    'stuck',
    'stuck',
  ])
  expect(sent).toEqual(['a'])
  expect(await queue.flush()).toBe('empty')
  expect(kept).toEqual(['a'])
})
