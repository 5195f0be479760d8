import { deviceStore } from './deviceStore'
import type { OutboxStore } from './outbox'
import type { PendingCall } from './pendingCall'

/** A change in the format of releases before the outbox, which stored all changes of a person in one entry. */
interface QueuedCall
  extends Omit<PendingCall, 'order' | 'deduplicationKey' | 'content' | 'attempts' | 'notBefore'> {
  about?: string
}

const device = deviceStore<PendingCall | readonly QueuedCall[]>('queue')

/** One entry per call, whose key gives its place in the order: adding one reads nothing. */
const prefixOf = (person: number) => `calls of ${person}`
const keyOf = ({ userId, order, id }: PendingCall) =>
  `${prefixOf(userId)} ${String(order).padStart(16, '0')} ${id}`
const isOf = (person: number, key: string) =>
  key === prefixOf(person) || key.startsWith(`${prefixOf(person)} `)

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

    /** One person per device: removes another person's calls, and adopts those of an older release. */
    async open() {
      const names = await device.names()
      await device.removeAll(names.filter(name => !isOf(person, name)))
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
