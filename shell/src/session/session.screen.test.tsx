import { waitFor } from '@testing-library/react'
import { callsOf } from 'shared/client'
import { type AppEvent, events$, type Session, session$, useSession } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, disconnect, emailOf, renderScreen } from 'shared/testing/renderScreen'
import type { shellContract } from '../../contract'
import { queryClient } from '../queryClient'
import { followOtherTabs, followRefusals, signIn, signOut, startSession, whenSignedIn } from './session'
import { storedToken, storeToken, TOKEN_KEY } from './tokenStore'

const api = callsOf<typeof shellContract>()
const statusOf = (token: string) => api('POST auth/me', { token }).then(answer => answer.status)

const seen: Session[] = []
const heard: AppEvent[] = []
session$.subscribe(session => seen.push(session))
events$.subscribe(event => heard.push(event))
followOtherTabs()
followRefusals()

const now = () => sessionSubject.value
const ana = () => signIn(emailOf('ana'), DEMO_PASSWORD)

/** What a browser tells a page when another tab has written. */
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
  test('without a token there is nobody, and nobody is asked', async () => {
    disconnect()
    await startSession()
    expect(now()).toEqual({ status: 'anonymous' })
  })

  test('with a good token there is whose it is', async () => {
    await ana()
    const token = storedToken() ?? ''
    sessionSubject.next({ status: 'starting' })
    await startSession()
    expect(now()).toMatchObject({ status: 'signedIn', token, user: { firstName: 'Ana' } })
    expect(now()).not.toHaveProperty('user.token')
  })

  test('with a token that is worth nothing there is nobody, and it is forgotten', async () => {
    storeToken('a-token-that-nobody-was-ever-given-000')
    await startSession()
    expect(now()).toEqual({ status: 'anonymous', refused: true })
    expect(storedToken()).toBeNull()
  })

  test('a server that cannot be asked takes nothing away: asked again, it knows her', async () => {
    await ana()
    const token = storedToken()
    sessionSubject.next({ status: 'starting' })
    disconnect()
    await startSession()
    expect(now()).toEqual({ status: 'unreachable' })
    expect(storedToken()).toBe(token)
  })
})

test('who is in stays in while the server cannot be asked', async () => {
  await ana()
  const before = now()
  disconnect()
  await startSession()
  expect(now()).toEqual(before)
})

describe('signing in and out', () => {
  test('keeps the token and tells everybody', async () => {
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

  test('leaving ends it here at once, and the token is dead', async () => {
    await ana()
    const token = storedToken() ?? ''
    const told = signOut()
    expect(now()).toEqual({ status: 'anonymous' })
    expect(storedToken()).toBeNull()
    await told
    expect(await statusOf(token)).toBe(401)
    expect(heard.at(-1)).toEqual({ type: 'signedOut' })
  })

  test('leaving without a connection still ends it here', async () => {
    await ana()
    disconnect()
    // The server is told once it can be: e2e/journeys/sessions.spec.ts.
    void signOut()
    expect(now()).toEqual({ status: 'anonymous' })
    expect(storedToken()).toBeNull()
  })

  test('nothing of what the server said about a person stays behind', async () => {
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

  test('ends it as refused, too, where the call is the one that asks whose the token is', async () => {
    await ana()
    const { value } = sessionSubject
    if (value.status !== 'signedIn') throw new Error('nobody is signed in')
    await api('POST auth/logout', { token: value.token })
    // Let in by what the device kept of her, before the server could be asked.
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

  test('where somebody else signs in brings them here, and nothing of the person before stays', async () => {
    await signIn(emailOf('nuevo'), DEMO_PASSWORD)
    const nuevos = storedToken()
    await ana()
    queryClient.setQueryData(['diet', 'meal-plans'], [{ id: 1 }])
    fromAnotherTab(nuevos)
    await waitFor(() => expect(now()).toMatchObject({ user: { firstName: 'Nuevo' } }))
    expect(heard.at(-1)).toEqual({ type: 'signedOut' })
    expect(queryClient.getQueryCache().getAll()).toEqual([])
  })

  test('that writes something else is not our business', async () => {
    await ana()
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
    expect(now().status).toBe('signedIn')
  })
})

test('whenSignedIn tells once: at once where somebody is, else when somebody comes', async () => {
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

test('a screen that comes later is told of the present session, not of an earlier one', async () => {
  await renderScreen(<Status />, { as: 'ana' })
  expect(new Set(shown)).toEqual(new Set(['signedIn']))
})
