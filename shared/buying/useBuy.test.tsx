import { webcrypto } from 'node:crypto'
import { act, renderHook, waitFor } from '@testing-library/react'
import axios, { AxiosError, AxiosHeaders } from 'axios'
import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from 'shared/query'
import { events$, notifications$ } from 'shared/session'
import { sessionSubject } from '../session/writer'
import { useBuy } from './useBuy'
import { pricesQuery } from './usePrices'

// A browser has it, and jsdom has not.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })

const WORDS = { failedTitle: 'Error', failed: 'No se pudo.', refused: 'Eso no se vende.' }
const consultation = { productId: 'Consultation' as const, returnUrl: 'https://mydiet.mx/user/agendar' }

/** The status of the next answers, in turn; 0: no answer arrives. */
let statuses: number[]
const keys: unknown[] = []
axios.defaults.adapter = async config => {
  keys.push(AxiosHeaders.from(config.headers).get('idempotency-key'))
  const status = statuses.shift() ?? 0
  if (status === 0) throw new AxiosError('no answer')
  return { status, statusText: '', data: { message: 'Cambió de precio.' }, headers: {}, config }
}

let cache: QueryClient
const shown: string[] = []
const following = notifications$.subscribe(({ message }) => shown.push(message))
afterAll(() => following.unsubscribe())
beforeEach(() => {
  shown.length = 0
  keys.length = 0
  sessionSubject.next({ status: 'signedIn', user: { id: 7 } as never, token: 'token' })
  cache = new QueryClient()
  cache.setQueryData(pricesQuery(7).queryKey, { prices: [] })
})

function buying(onRefused?: () => void) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useBuy(WORDS, { onRefused }), { wrapper })
  return async (body: Parameters<typeof result.current.buy>[0]) => {
    const before = shown.length
    act(() => result.current.buy(body))
    await waitFor(() => expect(shown).toHaveLength(before + 1))
  }
}

test('a purchase that is tried again has the same key, and another purchase another one', async () => {
  statuses = [0, 0, 0]
  const buy = buying()
  await buy(consultation)
  await buy(consultation)
  await buy({ ...consultation, productId: 'ConsultationOnline' })
  expect(keys[0]).toMatch(/\S/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a payment that does not begin is told in the server’s words, and the prices are asked for again', async () => {
  statuses = [409, 0]
  const buy = buying()
  await buy(consultation)
  await buy(consultation)
  expect(shown).toEqual(['Cambió de precio.', WORDS.failed])
  expect(cache.getQueryState(pricesQuery(7).queryKey)?.isInvalidated).toBe(true)
})

test('a 400 has the message of its screen, which hears of it', async () => {
  statuses = [400]
  let refused = 0
  await buying(() => (refused += 1))(consultation)
  expect(shown).toEqual([WORDS.refused])
  expect(refused).toBe(1)
})

test('a purchase that conflicts with one made elsewhere asks for the person’s facts anew', async () => {
  const types: string[] = []
  const heard = events$.subscribe(({ type }) => types.push(type))
  statuses = [409, 400]
  const buy = buying()
  await buy(consultation)
  expect(types).toEqual(['purchaseConflict'])
  await buy(consultation)
  expect(types).toEqual(['purchaseConflict'])
  heard.unsubscribe()
})
