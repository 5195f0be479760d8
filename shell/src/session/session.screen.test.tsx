import { BroadcastChannel } from 'node:worker_threads'
import { waitFor } from '@testing-library/react'
import { callsOf } from 'shared/client'
import {
  type AppEvent,
  announce,
  events$,
  type PersonChange,
  type Session,
  session$,
  useSession,
} from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, disconnect, emailOf, renderScreen } from 'shared/testing/renderScreen'
import type { authContract } from '../../contract/auth'
import { queryClient } from '../queryClient'
import {
  followOtherTabs,
  followPersonChanges,
  followRefusals,
  signIn,
  signOut,
  startSession,
  whenSignedIn,
} from './session'
import { storedToken, storeToken, TOKEN_KEY } from './tokenStore'

const api = callsOf<typeof authContract>()
const statusOf = (token: string) => api('POST auth/me', { token }).then(answer => answer.status)

const seen: Session[] = []
const heard: AppEvent[] = []
session$.subscribe(session => seen.push(session))
events$.subscribe(event => heard.push(event))
followOtherTabs()
followRefusals()

// jsdom has no BroadcastChannel.
const channels: BroadcastChannel[] = []
Object.assign(globalThis, {
  BroadcastChannel: class extends BroadcastChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  },
})
followPersonChanges()
afterAll(() => {
  for (const channel of channels) channel.close()
})

declare module 'shared/session' {
  interface AppEvents {
    factsChanged: PersonChange
  }
}

const now = () => sessionSubject.value
const ana = () => signIn(emailOf('ana'), DEMO_PASSWORD)

/** The event that a page gets when another tab has written. */
function fromAnotherTab(token: string | null): void {
  if (token) localStorage.setItem(TOKEN_KEY, token)
  else localStorage.removeItem(TOKEN_KEY)
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token }))
}

beforeEach(() => {
  localStorage.clear()
  sessionSubject.next({ status: 'starting' })
  queryClient.clear()
  seen.length = 0
  heard.length = 0
})

describe('starting', () => {
  test('without a token nobody is signed in, and no call is sent', async () => {
    disconnect()
    await startSession()
    expect(now()).toEqual({ status: 'anonymous' })
  })

  test('with a valid token its person is signed in', async () => {
    await ana()
    const token = storedToken() ?? ''
    sessionSubject.next({ status: 'starting' })
    await startSession()
    expect(now()).toMatchObject({ status: 'signedIn', token, user: { firstName: 'Ana' } })
    expect(now()).not.toHaveProperty('user.token')
  })

  test('with an invalid token nobody is signed in, and the token is removed', async () => {
    storeToken('a-token-that-nobody-was-ever-given-000')
    await startSession()
    expect(now()).toEqual({ status: 'anonymous', refused: true })
    expect(storedToken()).toBeNull()
  })

  test('an unreachable server keeps the token: once it is back, she is signed in', async () => {
    await ana()
    const token = storedToken()
    sessionSubject.next({ status: 'starting' })
    disconnect()
    await startSession()
    expect(now()).toEqual({ status: 'unreachable' })
    expect(storedToken()).toBe(token)
  })
})

test('a signed-in person stays signed in while the server cannot be reached', async () => {
  await ana()
  const before = now()
  disconnect()
  await startSession()
  expect(now()).toEqual(before)
})

describe('signing in and out', () => {
  test('stores the token and publishes the session', async () => {
    expect(await ana()).toMatchObject({ ok: true, status: 200 })
    expect(now().status).toBe('signedIn')
    expect(heard).toEqual([{ type: 'signedIn', userId: expect.any(Number) }])
    expect(await statusOf(storedToken() ?? '')).toBe(200)
  })

  test('a refusal changes nothing', async () => {
    sessionSubject.next({ status: 'anonymous' })
    expect(await signIn('nadie@mydiet.mx', DEMO_PASSWORD)).toEqual({
      ok: false,
      status: 401,
      message: 'Usuario o contraseña incorrecto.',
    })
    expect(now()).toEqual({ status: 'anonymous' })
    expect(storedToken()).toBeNull()
    expect(heard).toEqual([])
  })

  test('signing out ends it here at once, and the token is invalid', async () => {
    await ana()
    const token = storedToken() ?? ''
    const told = signOut()
    expect(now()).toEqual({ status: 'anonymous' })
    expect(storedToken()).toBeNull()
    await told
    expect(await statusOf(token)).toBe(401)
    expect(heard.at(-1)).toEqual({ type: 'signedOut' })
  })

  test('signing out without a connection still ends it here', async () => {
    await ana()
    disconnect()
    // The call to the server is repeated later: e2e/journeys/sessions.spec.ts.
    void signOut()
    expect(now()).toEqual({ status: 'anonymous' })
    expect(storedToken()).toBeNull()
  })

  test('signing out removes all cached answers about the person', async () => {
    await ana()
    queryClient.setQueryData(['diet', 'meal-plans'], [{ id: 1 }])
    await signOut()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })
})

describe('a call that is refused with 401', () => {
  test('ends the session, whatever call it was', async () => {
    await ana()
    const token = storedToken() ?? ''
    queryClient.setQueryData(['diet', 'meal-plans'], [{ id: 1 }])
    await api('POST auth/logout', { token })
    await api('POST auth/me')
    expect(now()).toEqual({ status: 'anonymous', refused: true })
    expect(storedToken()).toBeNull()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  test('ends it as refused, also if the call is `auth/me`', async () => {
    await ana()
    const { value } = sessionSubject
    if (value.status !== 'signedIn') throw new Error('nobody is signed in')
    await api('POST auth/logout', { token: value.token })
    // Let in with the device's cached data, before the server could be asked.
    sessionSubject.next({ ...value, unconfirmed: true })
    await startSession()
    expect(now()).toEqual({ status: 'anonymous', refused: true })
  })

  test('of an earlier session does not end this one', async () => {
    await ana()
    const earlier = storedToken() ?? ''
    await signOut()
    await ana()
    await api('POST auth/me', { token: earlier })
    expect(now().status).toBe('signedIn')
  })
})

describe('another tab', () => {
  test('that signs out signs out here', async () => {
    await ana()
    fromAnotherTab(null)
    expect(now()).toEqual({ status: 'anonymous' })
    expect(heard.at(-1)).toEqual({ type: 'signedOut' })
  })

  test('that empties the whole storage signs out here', async () => {
    await ana()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(now()).toEqual({ status: 'anonymous' })
  })

  test('that signs in signs in here', async () => {
    await ana()
    const token = storedToken()
    sessionSubject.next({ status: 'anonymous' })
    fromAnotherTab(token)
    await waitFor(() => expect(now().status).toBe('signedIn'))
  })

  test('where somebody else signs in signs them in here, and removes the previous person’s data', async () => {
    await signIn(emailOf('nuevo'), DEMO_PASSWORD)
    const nuevos = storedToken()
    await ana()
    queryClient.setQueryData(['diet', 'meal-plans'], [{ id: 1 }])
    fromAnotherTab(nuevos)
    await waitFor(() => expect(now()).toMatchObject({ user: { firstName: 'Nuevo' } }))
    expect(heard.at(-1)).toEqual({ type: 'signedOut' })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  test('that writes another key changes nothing', async () => {
    await ana()
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(now().status).toBe('signedIn')
  })
})

describe('an event after which the person’s facts differ', () => {
  /** The channel as another tab of this browser has it. */
  const otherTab = () => new BroadcastChannel('my-diet-person')

  test('updates the session in place, and is announced in the other tabs', async () => {
    await ana()
    const before = now()
    const other = otherTab()
    const arrived = new Promise<unknown>(resolve => {
      other.onmessage = message => resolve((message as unknown as MessageEvent).data)
    })
    const event = { type: 'factsChanged', changesPerson: { firstName: 'Ana María' } } as const
    announce(event)
    expect(now()).toMatchObject({ status: 'signedIn', user: { firstName: 'Ana María', gender: 'female' } })
    expect(now()).toMatchObject({ token: 'token' in before ? before.token : undefined })
    expect(await arrived).toMatchObject({ event })
    other.close()
  })

  test('that another tab announced updates this one, for the same person alone', async () => {
    await ana()
    const { value } = sessionSubject
    const userId = value.status === 'signedIn' ? value.user.id : 0
    const other = otherTab()
    const event = { type: 'factsChanged', changesPerson: { gender: 'male' } } as const
    other.postMessage({ userId: userId + 1, event: { ...event, changesPerson: { gender: null } } })
    other.postMessage({ userId, event })
    await waitFor(() => expect(now()).toMatchObject({ user: { gender: 'male' } }))
    expect(heard.filter(({ type }) => type === 'factsChanged')).toEqual([{ ...event, fromOtherTab: true }])
    other.close()
  })

  test('in the words of another release changes nothing, and the next one is heard', async () => {
    await ana()
    const before = now()
    const userId = before.status === 'signedIn' ? before.user.id : 0
    const other = otherTab()
    for (const event of [{ type: 'factsChanged', changesPerson: 'gender' }, { kind: 7 }]) {
      announce(event as never)
      other.postMessage({ userId, event })
    }
    other.postMessage({ userId, event: null })
    other.postMessage({ userId, event: { type: 'unknown', changesPerson: { gender: 'male' } } })
    await waitFor(() => expect(now()).toMatchObject({ user: { gender: 'male' } }))
    expect(now()).toEqual({ ...before, user: expect.not.objectContaining({ 0: 'g' }) })
    other.close()
  })

  test('that knows no facts asks the server', async () => {
    await ana()
    const { value } = sessionSubject
    if (value.status !== 'signedIn') throw new Error('nobody is signed in')
    sessionSubject.next({ ...value, user: { ...value.user, firstName: 'Otra', purchases: [] } })
    announce({ type: 'factsChanged', changesPerson: {} })
    await waitFor(() => expect(now()).toMatchObject({ user: value.user }))
  })
})

test('whenSignedIn calls once: at once if somebody is signed in, else when somebody signs in', async () => {
  const then = jest.fn()
  whenSignedIn(then)
  expect(then).not.toHaveBeenCalled()
  await ana()
  expect(then).toHaveBeenCalledTimes(1)
  await signOut()
  await ana()
  expect(then).toHaveBeenCalledTimes(1)

  const late = jest.fn()
  whenSignedIn(late)
  expect(late).toHaveBeenCalledTimes(1)
})

const shown: string[] = []
function Status() {
  shown.push(useSession().status)
  return null
}

test('a later subscriber gets the current session, not an earlier one', async () => {
  await renderScreen(<Status />, { as: 'ana' })
  expect(new Set(shown)).toEqual(new Set(['signedIn']))
})
