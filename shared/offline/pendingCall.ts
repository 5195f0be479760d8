import { filledPath } from '../client/filledPath'

/** A change that waits to be sent, as it stands on the device. */
export interface PendingCall {
  /** Also its idempotency key: however often it is sent, the server does it once. */
  id: string
  userId: number
  /** The place in line. */
  order: number
  /** As the contract names it, `POST recipes/{id}/comments`. */
  name: string
  params?: Record<string, string | number>
  body?: object
  /** A later change with the same key takes the place of this one: the last state is enough. */
  deduplicationKey?: string
  /** The queries whose answers it changes. */
  refreshes: readonly (readonly unknown[])[]
  /** What a person is told when the server refuses it after it waited. */
  failure: { title: string; message: string }
  /** The change in the person's words, told beside the failure: nothing is lost unsaid. */
  content: string
  /** How often the server could not take it. */
  attempts: number
  /** It is not sent before this instant, in milliseconds since 1970. */
  notBefore: number
  /** The server's own words, once it has refused the change; it stays until the person has seen that. */
  refusal?: string
}

/** The calls that still count: of those with one deduplication key the last. */
export function withoutDuplicates(calls: readonly PendingCall[]): PendingCall[] {
  const last = new Map(calls.map(call => [call.deduplicationKey ?? call.id, call]))
  return calls.filter(call => last.get(call.deduplicationKey ?? call.id) === call)
}

/** The first call that may be sent now: none waits for its time, nor behind a call that it depends on. */
export function nextOf(calls: readonly PendingCall[], now: number): PendingCall | undefined {
  return calls.find((_, at) => instantOf(calls, at) <= now)
}

/** When the first of these calls may be sent, in milliseconds since 1970; undefined where there is none. */
export function nextInstant(calls: readonly PendingCall[]): number | undefined {
  return calls.length > 0 ? Math.min(...calls.map((_, at) => instantOf(calls, at))) : undefined
}

/** When a call may be sent: at its own time, and not before those ahead of it that it depends on. */
function instantOf(calls: readonly PendingCall[], at: number): number {
  const call = calls[at] as PendingCall
  const ahead = calls.slice(0, at).filter(earlier => dependsOn(call, earlier))
  return Math.max(call.notBefore, ...ahead.map(earlier => earlier.notBefore))
}

/** Whether two changes are of one resource, or one of what is below the other, so that their order matters. */
export function dependsOn(call: PendingCall, earlier: PendingCall): boolean {
  if (call.deduplicationKey !== undefined && call.deduplicationKey === earlier.deduplicationKey) return true
  const [one, other] = [pathOf(call), pathOf(earlier)]
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}

function pathOf({ name, params }: PendingCall): string {
  return filledPath(name.slice(name.indexOf(' ') + 1), params)
}
