import type { PendingCall } from './pendingCall'

let order = 0

/** A change as it waits to be sent, for tests; each later in line than the one before. */
export function samplePendingCall(id: string, more: Partial<PendingCall> = {}): PendingCall {
  order += 1
  return {
    id,
    userId: 1,
    order,
    name: 'POST notes',
    refreshes: [],
    failure: { title: 'Error!', message: 'No pudimos guardar tu nota.' },
    content: `Nota ${id}`,
    attempts: 0,
    notBefore: 0,
    ...more,
  }
}
