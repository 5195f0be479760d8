import { MS_PER_DAY } from '../dates/times'
import { deviceStore } from './deviceStore'
import type { OutboxStore } from './outbox'
import type { PendingCall } from './pendingCall'

/** A change in the format of releases before the outbox, which stored all changes of a person in one entry. */
interface QueuedCall
  extends Omit<PendingCall, 'order' | 'deduplicationKey' | 'content' | 'attempts' | 'notBefore'> {
  about?: string
}

/** The time after which another person's call is removed from the device: they do not come back to it. */
const KEPT_FOR_OTHERS_MS = 30 * MS_PER_DAY

const device = deviceStore<PendingCall | readonly QueuedCall[]>('queue')

/** One entry per call, whose key gives its place in the order: adding one reads nothing. */
const prefixOf = (person: number) => `calls of ${person}`
const keyOf = ({ userId, order, id }: PendingCall) =>
  `${prefixOf(userId)} ${String(order).padStart(16, '0')} ${id}`
const isOf = (person: number, key: string) =>
  key === prefixOf(person) || key.startsWith(`${prefixOf(person)} `)
/** A call's order is the time of its tap; an entry of an older release has none. */
const isFresh = (key: string, now: number) => Number(key.split(' ')[3] ?? 0) > now - KEPT_FOR_OTHERS_MS

/** The pending calls of one person on this device. */
export function pendingCallsOf(person: number): OutboxStore & { open(): Promise<void> } {
  async function list(): Promise<PendingCall[]> {
    const all = await device.entries()
    return all.flatMap(([key, call]) => (isOf(person, key) && !isQueue(call) ? [call] : []))
  }

  return {
    list,
    put: calls => device.setAllAtOnce(calls.map(call => [keyOf(call), call])),
    remove: calls => device.removeAll(calls.map(keyOf)),

    /** Another person's calls wait for them, unless they are old. Those of an older release are adopted. */
    async open() {
      const names = await device.names()
      const now = Date.now()
      await device.removeAll(names.filter(name => !isOf(person, name) && !isFresh(name, now)))
      const left = await device.get(prefixOf(person))
      if (!left || !isQueue(left)) return
      await device.setAllAtOnce(left.map(fromQueue).map(call => [keyOf(call), call]))
      await device.remove(prefixOf(person))
    },
  }
}

/** The person signs out: unsent changes are removed. */
export async function removePendingCallsOf(person: number): Promise<void> {
  await device.removeAll((await device.names()).filter(name => isOf(person, name)))
}

function isQueue(value: PendingCall | readonly QueuedCall[]): value is readonly QueuedCall[] {
  return Array.isArray(value)
}

function fromQueue({ about, ...call }: QueuedCall, at: number): PendingCall {
  return { ...call, order: at, deduplicationKey: about, content: '', attempts: 0, notBefore: 0 }
}
