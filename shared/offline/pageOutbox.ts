import { BehaviorSubject, Subject } from 'rxjs'
import { callNamed } from '../client/client'
import { registerHooks } from '../client/hooks'
import { currentUserId, session$ } from '../session/bus'
import { isOnline, online$ } from './connection'
import { canStore } from './deviceStore'
import { Outbox } from './outbox'
import type { Answer } from './outcome'
import type { PendingCall } from './pendingCall'
import { pendingCallsOf, removePendingCallsOf } from './pendingCalls'

/** The outbox of this page: that of the person who is signed in, one tab at a time sending. */
const LOCK = 'my-diet-queue'
const CHANNEL = 'my-diet-outbox'

/** What the server does not have yet, of this person on this device. */
export const pendingCalls$ = new BehaviorSubject<readonly PendingCall[]>([])
/** What the server refused after it had waited, until the person has seen it. */
export const refusedCalls$ = new BehaviorSubject<readonly PendingCall[]>([])
/** What the server decided about a call that had waited, whichever tab sent it. */
export const decided$ = new Subject<{ call: PendingCall; answer: Answer }>()

/** What tabs tell each other. */
type Message =
  | { type: 'changed'; person: number }
  | { type: 'forgotten'; person: number }
  | { type: 'decided'; call: PendingCall; answer: Answer }

const tabs = canStore() && 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined
const tell = (message: Message) => tabs?.postMessage(message)

let current: { person: number; outbox: Outbox; opened: Promise<unknown> } | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let lastOrder = 0

function outboxOf(person: number): Outbox {
  const outbox: Outbox = new Outbox({
    store: pendingCallsOf(person),
    // Somebody else may have signed in while the device was being read.
    send: async ({ id, name, params, body }) =>
      person === currentUserId()
        ? callNamed(name, { params, body, key: id })
        : { ok: false, status: 401, message: '' },
    isOnline,
    alone: async work => navigator.locks.request(LOCK, work),
    onChange(stored) {
      if (stored) tell({ type: 'changed', person })
      if (outbox === current?.outbox) publish()
    },
    onDecision(call, answer) {
      decided$.next({ call, answer })
      tell({ type: 'decided', call, answer })
    },
  })
  return outbox
}

/** Sends a change of the person who is signed in; answers what the server said, or that it waits on the device. */
export async function addCall(
  call: Omit<PendingCall, 'order' | 'attempts' | 'notBefore'>,
): Promise<Answer | 'pending' | undefined> {
  if (current?.person !== call.userId) return undefined
  const { outbox, opened } = current
  lastOrder = Math.max(lastOrder + 1, Date.now())
  const pending: PendingCall = { ...call, order: lastOrder, attempts: 0, notBefore: 0 }
  await opened
  return outbox.add(pending)
}

/** The person goes for good, in every tab: what they did not send goes too. */
export async function forgetCalls(person: number): Promise<void> {
  if (!canStore()) return
  if (current?.person === person) current.outbox.forget()
  tell({ type: 'forgotten', person })
  await removePendingCallsOf(person)
}

/** The person has seen what was refused. */
export function acknowledgeRefused(): void {
  current?.outbox.acknowledge().catch(() => undefined)
}

function publish(): void {
  // First: where something was refused, not everything is saved.
  refusedCalls$.next(current?.outbox.refused ?? [])
  pendingCalls$.next(current?.outbox.pending ?? [])
  schedule()
}

/** The next attempt by itself. Without a connection it is when there is one. */
function schedule(): void {
  clearTimeout(timer)
  timer = undefined
  const next = current?.outbox.nextAttempt
  if (next === undefined || !isOnline()) return
  timer = setTimeout(flush, Math.max(next - Date.now(), 0))
}

function flush(): void {
  // What fails here is tried again at the next occasion.
  if (isOnline()) void current?.outbox.flush().then(schedule, () => undefined)
}

async function open(person: number, outbox: Outbox): Promise<void> {
  const store = pendingCallsOf(person)
  await store.open()
  await outbox.reload()
  lastOrder = Math.max(lastOrder, ...outbox.pending.map(call => call.order))
}

/** Follows the session, the network and the other tabs. Once a page, by the shell. */
export function startOutbox(): void {
  if (!canStore()) return
  session$.subscribe(session => {
    const person = session.status === 'signedIn' ? session.user.id : undefined
    if (person === current?.person) return
    current = undefined
    if (person !== undefined) {
      const outbox = outboxOf(person)
      current = { person, outbox, opened: open(person, outbox).catch(() => undefined) }
    }
    publish()
  })
  online$.subscribe(flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush()
    else void current?.outbox.storeUnderWay().catch(() => undefined)
  })
  addEventListener('pagehide', () => void current?.outbox.storeUnderWay().catch(() => undefined))
  tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.type === 'decided') return decided$.next({ call: data.call, answer: data.answer })
    if (data.person !== current?.person) return
    if (data.type === 'forgotten') current.outbox.forget()
    else void current.outbox.reload().catch(() => undefined)
  })
  registerHooks({
    beforeRead: async () => {
      await current?.opened
      await current?.outbox.settled().catch(() => undefined)
    },
  })
}
