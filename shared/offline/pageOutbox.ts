import { BehaviorSubject, Subject } from 'rxjs'
import { callNamed } from '../client/client'
import { dropEarlyReads } from '../client/early'
import { registerHooks } from '../client/hooks'
import { currentUserId, session$ } from '../session/bus'
import { isOnline, online$ } from './connection'
import { canStore } from './deviceStore'
import { Outbox } from './outbox'
import type { Answer } from './outcome'
import type { PendingCall } from './pendingCall'
import { pendingCallsOf, removePendingCallsOf } from './pendingCalls'

/** The lock of the page's outbox, which belongs to the signed-in person: one tab at a time sends. */
const LOCK = 'my-diet-queue'
const CHANNEL = 'my-diet-outbox'

/** This person's calls on this device that the server does not have yet. */
export const pendingCalls$ = new BehaviorSubject<readonly PendingCall[]>([])
/** Those of them that wait on this device: the person has done them, and only the delivery is missing. */
export const waitingCalls$ = new BehaviorSubject<readonly PendingCall[]>([])
/** The calls that the server refused after they had waited, until the person has seen them. */
export const refusedCalls$ = new BehaviorSubject<readonly PendingCall[]>([])
/** The server's decisions about calls that had waited, whichever tab sent them. */
export const decided$ = new Subject<{ call: PendingCall; answer: Answer }>()

/** The messages between tabs. */
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
    // Another person may have signed in while the device was being read.
    send: async ({ id, name, params, body, release }) =>
      person === currentUserId()
        ? callNamed(name, { params, body, key: id }, release)
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

/** Sends a change of the signed-in person; returns the server's answer, or `'pending'` where it waits on the device. */
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

/** The person signs out, in every tab: unsent changes are removed. */
export async function forgetCalls(person: number): Promise<void> {
  if (!canStore()) return
  if (current?.person === person) current.outbox.forget()
  tell({ type: 'forgotten', person })
  await removePendingCallsOf(person)
}

/** The person has seen the refused calls. */
export function acknowledgeRefused(): void {
  current?.outbox.acknowledge().catch(() => undefined)
}

function publish(): void {
  // First, since after a refusal the page must not report that everything is saved.
  refusedCalls$.next(current?.outbox.refused ?? [])
  pendingCalls$.next(current?.outbox.pending ?? [])
  waitingCalls$.next(current?.outbox.waiting ?? [])
  schedule()
}

/** Plans the next automatic attempt. Without a connection it comes with the connection. */
function schedule(): void {
  clearTimeout(timer)
  timer = undefined
  const next = current?.outbox.nextAttempt
  if (next === undefined || !isOnline()) return
  timer = setTimeout(flush, Math.max(next - Date.now(), 0))
}

function flush(): void {
  // A failure here is repeated at the next occasion.
  if (isOnline()) void current?.outbox.flush().then(schedule, () => undefined)
}

async function open(person: number, outbox: Outbox): Promise<void> {
  const store = pendingCallsOf(person)
  await store.open()
  await outbox.reload()
  if (outbox.pending.length > 0) dropEarlyReads()
  lastOrder = Math.max(lastOrder, ...outbox.pending.map(call => call.order))
}

/** Follows the session, the network and the other tabs. The shell calls it once per page. */
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
