import { BroadcastChannel } from 'node:worker_threads'
import { waitFor } from '@testing-library/react'
import { announce, type PersonChange } from 'shared/session'
import { sessionSubject } from 'shared/session/writer'
import { DEMO_PASSWORD, emailOf } from 'shared/testing/renderScreen'
import { queryClient } from '../queryClient'
import { beginAnew, heard, now } from './sampleSession'
import { followOtherTabs, followPersonChanges, followRefusals, signIn } from './session'
import { storedToken, TOKEN_KEY } from './tokenStore'

followOtherTabs()
followRefusals()
beforeEach(beginAnew)

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

const ana = () => signIn(emailOf('ana'), DEMO_PASSWORD)

/** The event that a page gets when another tab has written. */
function fromAnotherTab(token: string | null): void {
  if (token) localStorage.setItem(TOKEN_KEY, token)
  else localStorage.removeItem(TOKEN_KEY)
  dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: token }))
}

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
