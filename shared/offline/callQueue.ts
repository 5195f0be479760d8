import { BehaviorSubject, Subject } from 'rxjs'
import { callNamed, readAfter } from '../client/client'
import { session$ } from '../session/bus'
import { isOnline, online$ } from './connection'
import { type Answer, createQueue, type QueuedCall } from './createQueue'
import { canKeep, keptPlace } from './keptPlace'

/** The queue of this page: one person's calls, kept on the device, sent by one tab at a time. */
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000
const LOCK = 'my-diet-queue'

const kept = keptPlace<readonly QueuedCall[]>('queue')
const nameOf = (person: number) => `calls of ${person}`

/** How many changes wait on this device. */
export const pending$ = new BehaviorSubject(0)
/** What the server decided about a call that nobody waits for any more. `here`: it was sent from this page. */
export const decided$ = new Subject<{ call: QueuedCall; answer: Answer; here: boolean }>()

/** What other tabs are told: how many wait, or what was decided. */
type Message = { person: number; count: number } | { call: QueuedCall; answer: Answer }

const tabs = canKeep() && 'BroadcastChannel' in globalThis ? new BroadcastChannel(LOCK) : undefined
/** Who waits here for what the server says, by the call's id; nothing is said where it is kept for later. */
const waiting = new Map<string, (answer?: Answer) => void>()
/** What those calls are about: one that takes another's place answers for both. */
const about = new Map<string, string>()
let userId: number | undefined
let opened: Promise<unknown> = Promise.resolve()
let wait = FIRST_WAIT_MS
let retry: ReturnType<typeof setTimeout> | undefined

const queue = createQueue({
  place: {
    read: async () => (userId === undefined ? [] : ((await kept.get(nameOf(userId))) ?? [])),
    async change(how) {
      const person = userId
      if (person === undefined) return
      let count = 0
      await kept.update(nameOf(person), before => {
        const after = how(before ?? [])
        count = after.length
        return after
      })
      if (person === userId) pending$.next(count)
      tabs?.postMessage({ person, count } satisfies Message)
    },
  },
  async send({ id, userId: person, name, params, body }) {
    // Somebody else may have signed in while the queue was being read.
    if (person !== userId) return { ok: false, status: 401, message: '' }
    return callNamed(name, { params, body, key: id })
  },
  isAwaited: ({ id }) => waiting.has(id),
  alone: async work => navigator.locks.request(LOCK, work),
  decided(call, answer) {
    tell(call, answer, true)
    tabs?.postMessage({ call, answer } satisfies Message)
  },
})

function tell(call: QueuedCall, answer: Answer, here: boolean): void {
  const tellWho = stopWaiting(call.id)
  if (tellWho) tellWho(answer)
  else decided$.next({ call, answer, here })
  for (const [id, thing] of about) if (thing === call.about) stopWaiting(id)?.(answer)
}

function stopWaiting(id: string): ((answer?: Answer) => void) | undefined {
  const tellWho = waiting.get(id)
  waiting.delete(id)
  about.delete(id)
  return tellWho
}

/** Sends what waits; who waits for an answer that does not come is told that the call is kept. */
async function flush(): Promise<void> {
  clearTimeout(retry)
  retry = undefined
  const asked = [...waiting.keys()]
  const end = await queue.flush()
  for (const id of asked) stopWaiting(id)?.()
  if (end === 'empty') wait = FIRST_WAIT_MS
  // Without a connection the next try is when there is one.
  else if (isOnline() && retry === undefined && userId !== undefined) {
    retry = setTimeout(() => void flush(), wait)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

function flushIfNeeded(): void {
  if (isOnline() && pending$.value > 0) void flush()
}

/** Puts a call into the queue and sends it, where there is a network. Nothing is answered where it is kept for later. */
export async function addCall(call: QueuedCall): Promise<Answer | undefined> {
  await opened
  await queue.add(call)
  if (!isOnline()) return undefined
  const answered = new Promise<Answer | undefined>(done => waiting.set(call.id, done))
  if (call.about !== undefined) about.set(call.id, call.about)
  void flush()
  return answered
}

/** The person goes for good: what they did not send goes too. */
export async function forgetCalls(person: number): Promise<void> {
  if (canKeep()) await kept.remove(nameOf(person))
}

async function open(person: number): Promise<void> {
  // One person a device: what somebody else left here is not kept beside it.
  for (const name of await kept.names()) if (name !== nameOf(person)) await kept.remove(name)
  const calls = await kept.get(nameOf(person))
  if (person === userId) pending$.next(calls?.length ?? 0)
}

/** Follows the session and the network. Once a page, where the device can keep things. */
function follow(): void {
  session$.subscribe(session => {
    const person = session.status === 'signedIn' ? session.user.id : undefined
    if (person === userId) return
    userId = person
    clearTimeout(retry)
    retry = undefined
    wait = FIRST_WAIT_MS
    pending$.next(0)
    if (person === undefined) return
    opened = open(person).catch(() => undefined)
    void opened.then(flushIfNeeded)
  })
  online$.subscribe(flushIfNeeded)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flushIfNeeded()
  })
  tabs?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('call' in data) tell(data.call, data.answer, false)
    else if (data.person === userId) pending$.next(data.count)
  })
  readAfter(async () => {
    await opened
    // While the next try is being waited for, reading goes on.
    if (pending$.value > 0 && isOnline() && retry === undefined) await flush()
  })
}

if (canKeep()) follow()
