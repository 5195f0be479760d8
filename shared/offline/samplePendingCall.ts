import type { PendingCall } from './pendingCall'

let order = 0

/** A change that waits to be sent, for tests; each has a later order than the one before. */
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
