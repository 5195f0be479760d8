import { callsOf, type Result } from 'shared/client'
import { registerHooks } from 'shared/client/hooks'
import { nextChance, online$, watchConnection } from 'shared/offline/connection'
import type { PersonFacts, SignedInPerson } from 'shared/published/person'
import type { AppEvent, PersonChange, Session } from 'shared/session'
import { announce, currentUserId, events$, notify, session$ } from 'shared/session/bus'
import { sessionSubject } from 'shared/session/writer'
import type { authContract } from '../../contract/auth'
import type { passkeysContract } from '../../contract/passkeys'
import type { privacyContract } from '../../contract/privacy'
import type { secondFactorContract } from '../../contract/secondFactor'
import type { UsedPasskey } from '../../contract/webAuthn'
import { forgetToken, storedToken, storeToken, TOKEN_KEY } from './tokenStore'

/** The only writer of the session (shared/product/shell.md#session). */
const api = callsOf<typeof authContract & typeof passkeysContract & typeof secondFactorContract>()
const privacy = callsOf<typeof privacyContract>()

/** The one place that changes the session. Announces the previous person's sign-out, so that their data is removed. */
function become(session: Session): void {
  const was = sessionSubject.value
  sessionSubject.next(session)
  const stays = session.status === 'signedIn' && was.status === 'signedIn' && session.user.id === was.user.id
  if (was.status !== 'signedIn' || stays) return
  announce({ type: 'signedOut', refused: session.status === 'anonymous' ? session.refused : undefined })
}

const NEXT_TRY_MS = 30_000
/** After this time the last person is let in with the device's cached data while the server is still being asked. */
const PATIENCE_MS = 3_000

/** At start-up: asks the server for the person of the stored token. */
export async function startSession(): Promise<void> {
  const token = storedToken()
  if (!token) {
    // A session that a refusal has just ended stays `refused`: the sign-in page says so and leads back afterwards.
    if (sessionSubject.value.status !== 'anonymous') become({ status: 'anonymous' })
    return
  }
  const asked = api('POST auth/me', { token })
  const inTime = await Promise.race([asked, new Promise<undefined>(late => setTimeout(late, PATIENCE_MS))])
  if (!inTime) await letInUnconfirmed(token)
  const me = inTime ?? (await asked)
  // Another tab may have signed in or out during the call: its token is newer.
  if (storedToken() !== token) return startSession()
  if (me.ok) return become({ status: 'signedIn', user: me.data, token })
  if (me.status === 401) return endSession(true)
  if (!(await letInUnconfirmed(token))) become({ status: 'unreachable' })
  else confirmLater(me.retryAfterMs ?? NEXT_TRY_MS)
}

let confirming: ReturnType<typeof setTimeout> | undefined

/** Asks again after a wait, for a server that answered but could not say who this is. The network's return asks too. */
function confirmLater(waitMs: number): void {
  clearTimeout(confirming)
  confirming = setTimeout(confirm, waitMs)
}

function confirm(): void {
  const session = sessionSubject.value
  if (session.status === 'signedIn' && session.unconfirmed) void startSession()
}

/** Lets in the cached person of this token; returns whether there is one. */
async function letInUnconfirmed(token: string): Promise<boolean> {
  const session = sessionSubject.value
  if (session.status === 'signedIn' && session.token === token) return true
  const { cachedPersonOf } = await import(/* webpackChunkName: "offline" */ '../offline/cachedPerson')
  const user = await cachedPersonOf(token)
  if (!user || storedToken() !== token) return false
  become({ status: 'signedIn', user, token, unconfirmed: true })
  return true
}

/** Follows the network; once it is back, the server is asked to confirm a person who was let in unconfirmed. */
export function followConnection(): void {
  watchConnection()
  online$.subscribe(online => {
    if (online) confirm()
  })
}

export async function signIn(email: string, password: string): Promise<Result<unknown>> {
  return begin(await api('POST auth/login', { body: { email, password } }))
}

/** Signs in with the signature that a device made with its passkey. */
export async function signInByPasskey(used: UsedPasskey): Promise<Result<unknown>> {
  return begin(await api('POST auth/login/passkey', { body: used }))
}

function begin(answer: Result<SignedInPerson>): Result<unknown> {
  if (!answer.ok) return answer
  const { token, ...user } = answer.data
  storeToken(token)
  become({ status: 'signedIn', user, token })
  announce({ type: 'signedIn', userId: user.id })
  return answer
}

/** Ends the session here at once and asks the server to end the token. Unsent changes are lost. */
export async function signOut(): Promise<void> {
  const session = sessionSubject.value
  endSession()
  if (session.status !== 'signedIn') return
  await Promise.allSettled([
    revoke(session.token),
    import(/* webpackChunkName: "offline" */ 'shared/offline/pageOutbox').then(({ forgetCalls }) =>
      forgetCalls(session.user.id),
    ),
  ])
}

/**
 * Repeats the call until the server has answered, as long as the page is open: the session could not be ended later.
 * The token is only in memory, since signing out removes it from the device.
 */
async function revoke(token: string): Promise<void> {
  while (isUnheard(await api('POST auth/logout', { token }))) {
    await nextChance(NEXT_TRY_MS)
  }
}

/** No answer (status 0), or a 5xx of a gateway without a server behind it. */
const isUnheard = ({ ok, status }: Result<unknown>): boolean => !ok && (status === 0 || status >= 500)

/** Accepts a version of the privacy notice (shared/product/shell.md#consent). */
export async function acceptPrivacyNotice(version: string): Promise<Result<unknown>> {
  const answer = await privacy('POST auth/privacy-notice', { body: { version } })
  if (answer.ok) updatePerson(answer.data)
  return answer
}

/** Confirms this session of a member of the staff by a code (shared/product/shell.md#staff). */
export async function giveSecondFactor(code: string): Promise<Result<unknown>> {
  const answer = await api('POST auth/second-factor', { body: { code } })
  if (answer.ok) updatePerson(answer.data)
  return answer
}

/** Confirms it by what a device signed with a passkey. */
export async function givePasskey(used: UsedPasskey): Promise<Result<unknown>> {
  const answer = await api('POST auth/second-factor/passkey', { body: used })
  if (answer.ok) updatePerson(answer.data)
  return answer
}

/** Replaces the facts of the signed-in person by the server's newer ones. */
function updatePerson(user: PersonFacts): void {
  const session = sessionSubject.value
  if (session.status === 'signedIn' && session.user.id === user.id) become({ ...session, user })
}

/** Asks the server for the facts of the signed-in person. */
export async function refreshPerson(): Promise<void> {
  const me = await api('POST auth/me')
  if (me.ok) updatePerson(me.data)
}

/** Asks for the second factor, also where the session gave it too long ago for what was to be opened. */
async function askSecondFactor(): Promise<void> {
  const me = await api('POST auth/me')
  const session = sessionSubject.value
  if (session.status === 'signedIn')
    updatePerson({ secondFactor: 'ASK', ...(me.ok ? me.data : session.user) })
}

/** The session is over on this side: signed out, refused by the server, or ended in another tab. */
export function endSession(refused = false): void {
  forgetToken()
  become(refused ? { status: 'anonymous', refused } : { status: 'anonymous' })
}

/**
 * A 401 signs out (shared/product/wire.md#the-caller). If consent or the second factor is missing, the person is loaded
 * again, and the step that comes first is shown (shared/product/shell.md#consent, #staff).
 */
export function followRefusals(): void {
  events$.subscribe(event => {
    if (event.type === 'unauthorized') endSession(true)
    if (event.type === 'consentMissing') void refreshPerson()
    if (event.type === 'secondFactorMissing') void askSecondFactor()
  })
  registerHooks({
    async secondFactorGiven() {
      const late = await import(/* webpackChunkName: "own-data" */ './secondFactorGiven')
      return late.secondFactorGiven()
    },
  })
}

/**
 * Events of any domain after which the person's facts differ update the session in place, in every tab of this browser
 * (shared/product/shell.md#session).
 */
export function followPersonChanges(): void {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('my-diet-person') : undefined
  events$.subscribe(event => {
    if (!changesPerson(event)) return
    applyChange(event)
    if (!event.fromOtherTab) tabs?.postMessage({ userId: currentUserId(), event })
  })
  if (!tabs) return
  tabs.onmessage = ({ data: { userId, event } }: MessageEvent<{ userId: number; event: PersonEvent }>) => {
    if (userId === currentUserId() && changesPerson(event))
      announce(Object.assign(event, { fromOtherTab: true } as const))
  }
}

type PersonEvent = AppEvent & PersonChange

/** A remote or a tab of another release may announce what this one does not know. */
function changesPerson(event: AppEvent): event is PersonEvent {
  const facts: unknown = Object(event).changesPerson
  return typeof facts === 'object' && facts !== null && !Array.isArray(facts)
}

function applyChange({ changesPerson: facts }: PersonChange): void {
  const session = sessionSubject.value
  if (session.status !== 'signedIn') return
  if (Object.keys(facts).length === 0) void refreshPerson()
  else updatePerson({ ...session.user, ...facts })
}

/** Calls `then` once somebody is signed in, at once if somebody is already. */
export function whenSignedIn(then: () => void): void {
  const subscription = session$.subscribe(({ status }) => {
    if (status !== 'signedIn') return
    then()
    // The current session is emitted during `subscribe`, before there is a subscription to end.
    queueMicrotask(() => subscription.unsubscribe())
  })
}

export { notify }

/** One person per browser: signing in or out in one tab does the same in all. */
export function followOtherTabs(): void {
  addEventListener('storage', event => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    if (storedToken()) void startSession()
    else endSession()
  })
}
