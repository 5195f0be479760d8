import { deviceStore } from './deviceStore'
import type { OutboxStore } from './outbox'
import type { PendingCall } from './pendingCall'

/** A change as releases before the outbox left it on the device, all of a person's in one entry. */
interface QueuedCall
  extends Omit<PendingCall, 'order' | 'deduplicationKey' | 'content' | 'attempts' | 'notBefore'> {
  about?: string
}

const device = deviceStore<PendingCall | readonly QueuedCall[]>('queue')

/** One entry a call, whose name puts it in its place in line: adding one reads nothing. */
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

    /** One person a device: what somebody else left is removed. What an older release left is taken over. */
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

/** The person goes for good: what they did not send goes too. */
export async function removePendingCallsOf(person: number): Promise<void> {
  await device.removeAll((await device.names()).filter(name => isOf(person, name)))
}

function isQueue(value: PendingCall | readonly QueuedCall[]): value is readonly QueuedCall[] {
  return Array.isArray(value)
}

function fromQueue({ about, ...call }: QueuedCall, at: number): PendingCall {
  return { ...call, order: at, deduplicationKey: about, content: '', attempts: 0, notBefore: 0 }
}
