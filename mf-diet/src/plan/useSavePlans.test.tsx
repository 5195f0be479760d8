import { webcrypto } from 'node:crypto'
import { act, renderHook } from '@testing-library/react'
import { watchConnection } from 'shared/offline/connection'
import { startOutbox } from 'shared/offline/pageOutbox'
import { pendingCallsOf } from 'shared/offline/pendingCalls'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { sessionSubject } from 'shared/session/writer'
import { samplePlan } from '../sampleCatalogue'
import { useSavePlans } from './useSavePlans'
import 'shared/testing/browser/device'

const PERSON = 7
const OTHER_DAY = '2026-11-22'

// A browser has this and jsdom has not.
Object.assign(globalThis, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) })
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

test('without a network the plans of several days wait; of one day only the last', async () => {
  sessionSubject.next({ status: 'signedIn', user: { id: PERSON } as never, token: 'token' })
  startOutbox()
  watchConnection()
  dispatchEvent(new Event('offline'))
  const client = new QueryClient()
  const { result } = renderHook(() => useSavePlans(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  const save = (...bodies: (typeof samplePlan)[]) => act(() => result.current.mutateAsync(bodies))
  expect(await save(samplePlan, { ...samplePlan, day: OTHER_DAY })).toBe('pending')
  expect(await save({ ...samplePlan, dinner: null })).toBe('pending')

  const waiting = await pendingCallsOf(PERSON).list()
  const last = new Map(waiting.map(({ deduplicationKey, body }) => [deduplicationKey, body]))
  expect([...last.values()]).toMatchObject([{ ...samplePlan, dinner: null }, { day: OTHER_DAY }])
})
