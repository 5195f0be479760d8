import { Outbox, type OutboxStore } from '../offline/outbox'
import type { Answer } from '../offline/outcome'
import type { PendingCall } from '../offline/pendingCall'
import { samplePendingCall } from '../offline/samplePendingCall'

export const no = (status: number): Answer => ({ ok: false, status, message: `No: ${status}` })
export const done: Answer = { ok: true, status: 201, data: {} }
export const call = (id: string, deduplicationKey?: string) => samplePendingCall(id, { deduplicationKey })
/** A change of another resource: it depends on no other. */
export const apart = (id: string) => samplePendingCall(id, { name: `POST notes-${id}` })

export type Fault = number | 'lost' | Answer

/** Several tabs over one device and one server, which applies a key once, as `Idempotency-Key` promises. */
export function world(tabs = 1) {
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
