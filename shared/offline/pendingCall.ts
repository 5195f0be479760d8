import { filledPath } from '../client/filledPath'

/** A change that waits to be sent, as it is stored on the device. */
export interface PendingCall {
  /** Also its idempotency key: however often it is sent, the server applies it once. */
  id: string
  userId: number
  /** Its place in the order of sending. */
  order: number
  /** The contract's name of the call, such as `POST recipes/{id}/comments`. */
  name: string
  params?: Record<string, string | number>
  body?: object
  /** The release of the remote that made it, which may be an older one than the page that sends it has. */
  release?: string
  /** A state that others follow, a draft: a later change with the same key replaces it. */
  deduplicationKey?: string
  /** A final act: it replaces the earlier drafts with this key, and no later change replaces it. */
  completes?: string
  /** The queries whose answers it changes. */
  refreshes: readonly (readonly unknown[])[]
  /** The notice to the person when the server refuses it after it waited. */
  failure: { title: string; message: string }
  /** The change in the person's words, shown with the failure, so that no loss goes unreported. */
  content: string
  /** How often the server could not apply it. */
  attempts: number
  /** It is not sent before this instant, in milliseconds since 1970. */
  notBefore: number
  /** The server's message, once it has refused the change; it stays until the person has seen it. */
  refusal?: string
}

/**
 * The calls without those that a later one replaces: a draft by a later draft with its key, or by the act that completes
 * it. A final act, and a call without a key, is never replaced.
 */
export function withoutReplaced(calls: readonly PendingCall[]): PendingCall[] {
  const replacing = new Set<string>()
  const left = [...calls].reverse().filter(call => {
    const { deduplicationKey: key, completes } = call
    const isReplaced = completes === undefined && key !== undefined && replacing.has(key)
    for (const key of keysOf(call)) replacing.add(key)
    return !isReplaced
  })
  return left.reverse()
}

function keysOf({ deduplicationKey, completes }: PendingCall): string[] {
  return [deduplicationKey, completes].filter(key => key !== undefined)
}

/** The first call that may be sent now: neither its own time nor a call that it depends on is in the way. */
export function nextOf(calls: readonly PendingCall[], now: number): PendingCall | undefined {
  return calls.find((_, at) => instantOf(calls, at) <= now)
}

/** The earliest instant at which one of these calls may be sent, in milliseconds since 1970; undefined for no calls. */
export function nextInstant(calls: readonly PendingCall[]): number | undefined {
  return calls.length > 0 ? Math.min(...calls.map((_, at) => instantOf(calls, at))) : undefined
}

/** When a call may be sent: at its own time, and not before the earlier calls that it depends on. */
function instantOf(calls: readonly PendingCall[], at: number): number {
  const call = calls[at] as PendingCall
  const ahead = calls.slice(0, at).filter(earlier => dependsOn(call, earlier))
  return Math.max(call.notBefore, ...ahead.map(earlier => earlier.notBefore))
}

/** Whether two changes are of one resource, or of one below the other, or share a key, so that their order matters. */
export function dependsOn(call: PendingCall, earlier: PendingCall): boolean {
  const keys = keysOf(earlier)
  if (keysOf(call).some(key => keys.includes(key))) return true
  const [one, other] = [pathOf(call), pathOf(earlier)]
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}

function pathOf({ name, params }: PendingCall): string {
  return filledPath(name.slice(name.indexOf(' ') + 1), params)
}
