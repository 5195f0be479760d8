import { callsOf, type Result } from 'shared/client'
import { nextChance, online$, watchConnection } from 'shared/offline/connection'
import type { PersonFacts } from 'shared/published/person'
import { announce, events$, notify, type Session, session$ } from 'shared/session/bus'
import { sessionSubject } from 'shared/session/writer'
import type { privacyContract, shellContract } from '../../contract'
import { forgetToken, storedToken, storeToken, TOKEN_KEY } from './tokenStore'

/** The only writer of the session (specification, section 4). */
const api = callsOf<typeof shellContract>()
const privacy = callsOf<typeof privacyContract>()

/** The one place where it changes. Who was signed in and no longer is, is announced as gone: their data goes too. */
function become(session: Session): void {
  const was = sessionSubject.value
  sessionSubject.next(session)
  const stays = session.status === 'signedIn' && was.status === 'signedIn' && session.user.id === was.user.id
  if (was.status !== 'signedIn' || stays) return
  announce({ type: 'signedOut', refused: session.status === 'anonymous' ? session.refused : undefined })
}

const NEXT_TRY_MS = 30_000
/** After this the last person is let in with what the device cached, while the server is still being asked. */
const PATIENCE_MS = 3_000

/** At start-up: asks who the stored token belongs to. */
export async function startSession(): Promise<void> {
  const token = storedToken()
  if (!token) {
    // One that the answer itself has just ended keeps how: who was refused is told so, and comes back after.
    if (sessionSubject.value.status !== 'anonymous') become({ status: 'anonymous' })
    return
  }
  const asked = api('POST auth/me', { token })
  const inTime = await Promise.race([asked, new Promise<undefined>(late => setTimeout(late, PATIENCE_MS))])
  if (!inTime) await letInUnconfirmed(token)
  const me = inTime ?? (await asked)
  // Another tab may have signed in or out while the call was under way: its word is newer.
  if (storedToken() !== token) return startSession()
  if (me.ok) return become({ status: 'signedIn', user: me.data, token })
  if (me.status === 401) return endSession(true)
  if (!(await letInUnconfirmed(token))) become({ status: 'unreachable' })
  else confirmLater(me.retryAfterMs ?? NEXT_TRY_MS)
}

let confirming: ReturnType<typeof setTimeout> | undefined

/** The server is there but could not say who this is: it is asked again. Without a network, its return is the time. */
function confirmLater(waitMs: number): void {
  clearTimeout(confirming)
  confirming = setTimeout(confirm, waitMs)
}

function confirm(): void {
  const session = sessionSubject.value
  if (session.status === 'signedIn' && session.unconfirmed) void startSession()
}

/** Lets in, by what this device cached, the very person that the token was given to; answers whether it could. */
async function letInUnconfirmed(token: string): Promise<boolean> {
  const session = sessionSubject.value
  if (session.status === 'signedIn' && session.token === token) return true
  const { cachedPersonOf } = await import(/* webpackChunkName: "offline" */ '../offline/cachedPerson')
  const user = await cachedPersonOf(token)
  if (!user || storedToken() !== token) return false
  become({ status: 'signedIn', user, token, unconfirmed: true })
  return true
}

/** Follows the network; once it is back, a person who was let in unconfirmed is asked about. */
export function followConnection(): void {
  watchConnection()
  online$.subscribe(online => {
    if (online) confirm()
  })
}

export async function signIn(email: string, password: string): Promise<Result<unknown>> {
  const answer = await api('POST auth/login', { body: { email, password } })
  if (!answer.ok) return answer
  const { token, ...user } = answer.data
  storeToken(token)
  become({ status: 'signedIn', user, token })
  announce({ type: 'signedIn', userId: user.id })
  return answer
}

/** Ends the session here at once and tells the server, which makes the token worthless. What was not sent is lost. */
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
 * Tells the server until it has heard, as long as the page is open: nobody could end the session later. The token is
 * held in memory alone: on the device it would be what signing out promises to take away.
 */
async function revoke(token: string): Promise<void> {
  while (isUnheard(await api('POST auth/logout', { token }))) {
    await nextChance(NEXT_TRY_MS)
  }
}

/** No answer, or a gateway's that has nobody to ask. */
const isUnheard = ({ ok, status }: Result<unknown>): boolean => !ok && (status === 0 || status >= 500)

/** Accepts a version of the privacy notice: from then on the person is asked for nothing (rulings, 22). */
export async function acceptPrivacyNotice(version: string): Promise<Result<unknown>> {
  const answer = await privacy('POST auth/privacy-notice', { body: { version } })
  if (answer.ok) updatePerson(answer.data)
  return answer
}

/** What the server says of the signed-in person now. */
function updatePerson(user: PersonFacts): void {
  const session = sessionSubject.value
  if (session.status === 'signedIn' && session.user.id === user.id) become({ ...session, user })
}

async function askAgain(): Promise<void> {
  const me = await api('POST auth/me')
  if (me.ok) updatePerson(me.data)
}

/** The session is over on this side: signed out, refused by the server, or ended in another tab. */
export function endSession(refused = false): void {
  forgetToken()
  become(refused ? { status: 'anonymous', refused } : { status: 'anonymous' })
}

/**
 * A token that the server no longer takes is worth nothing: a 401 signs out (specification, 6). Where it is consent
 * that is missing, who is here is asked about anew, and the notice comes before them.
 */
export function followRefusals(): void {
  events$.subscribe(event => {
    if (event.type === 'unauthorized') endSession(true)
    if (event.type === 'consentMissing') void askAgain()
  })
}

/** Calls once somebody is signed in, at once if somebody is. */
export function whenSignedIn(then: () => void): void {
  const subscription = session$.subscribe(({ status }) => {
    if (status !== 'signedIn') return
    then()
    // The present session is told while subscribing, when there is no subscription yet to end.
    queueMicrotask(() => subscription.unsubscribe())
  })
}

export { notify }

/** One person a browser: signing in or out in one tab does the same in all. */
export function followOtherTabs(): void {
  addEventListener('storage', event => {
    if (event.key !== TOKEN_KEY && event.key !== null) return
    if (storedToken()) void startSession()
    else endSession()
  })
}
