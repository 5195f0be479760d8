import { callsOf } from 'shared/client'
import { useSession } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, disconnect, emailOf, renderScreen } from 'shared/testing/renderScreen'
import type { authContract } from '../../contract/auth'
import { queryClient } from '../queryClient'
import { beginAnew, heard, now } from './sampleSession'
import { followOtherTabs, followRefusals, signIn, signOut, startSession, whenSignedIn } from './session'
import { storedToken, storeToken } from './tokenStore'

const api = callsOf<typeof authContract>()
const statusOf = (token: string) => api('POST auth/me', { token }).then(answer => answer.status)

followOtherTabs()
followRefusals()
beforeEach(beginAnew)

const ana = () => signIn(emailOf('ana'), DEMO_PASSWORD)

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
