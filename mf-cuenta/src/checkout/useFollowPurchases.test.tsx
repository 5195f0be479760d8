import { renderHook } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { announce } from 'shared/session'
import { announceProfile } from '../profile/profileChanged'
import { useFollowPurchases } from './useFollowPurchases'

const PRICES = ['cuenta', 'prices']
const OTHERS = ['diet', 'recipes']

let client: QueryClient
beforeEach(() => {
  client = new QueryClient()
  for (const queryKey of [PRICES, OTHERS]) client.setQueryData(queryKey, [])
  renderHook(() => useFollowPurchases(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
})
const isStale = (queryKey: string[]) => client.getQueryState(queryKey)?.isInvalidated

test.each(['purchaseConfirmed', 'holdingsChanged'] as const)(
  'after %s the answers of this domain are asked for again, and no others',
  type => {
    announce({ type, changesPerson: {} })
    expect(isStale(PRICES)).toBe(true)
    expect(isStale(OTHERS)).toBe(false)
  },
)

test('another change of the person asks for nothing', () => {
  announceProfile({ firstName: 'Ana' })
  expect(isStale(PRICES)).toBe(false)
})
