import { act, renderHook } from '@testing-library/react'
import { type Notification, notifications$ } from 'shared/session'
import { deferred } from 'shared/testing/deferred'
import { usePaymentTab } from './usePaymentTab'

const url = 'http://localhost/pagar/sesion'
const paid = { ok: true, status: 201, data: { url } } as const
const shown: Notification[] = []
notifications$.subscribe(notification => shown.push(notification))

function tabOf() {
  return {
    closed: false,
    opener: {},
    document: { body: { textContent: '' } },
    location: { replace: jest.fn() },
    close: jest.fn(),
  }
}

let opened: ReturnType<typeof tabOf>[]
beforeEach(() => {
  shown.length = 0
  opened = []
  window.open = jest.fn(() => {
    const tab = tabOf()
    opened.push(tab)
    return tab as unknown as Window
  })
})

test('the payment’s page opens in a new tab, which knows nothing of this one', async () => {
  const { result } = renderHook(usePaymentTab)
  await act(() => result.current.open('plan', async () => paid))
  expect(opened).toHaveLength(1)
  expect(opened[0]?.location.replace).toHaveBeenCalledWith(url)
  expect(opened[0]?.opener).toBeNull()
  expect(result.current).toMatchObject({ awaited: { blocked: false, address: url }, opening: undefined })
})

test('a blocked tab leaves the address to press', async () => {
  window.open = () => null
  const { result } = renderHook(usePaymentTab)
  await act(() => result.current.open('plan', async () => paid))
  expect(result.current).toMatchObject({ awaited: { blocked: true, address: url } })
})

test('a double click requests one page, and opens one tab', async () => {
  const { result } = renderHook(usePaymentTab)
  const answering = deferred()
  const request = jest.fn(async () => {
    await answering.promise
    return paid
  })
  await act(async () => {
    void result.current.open('plan', request)
    void result.current.open('plan', request)
  })
  expect(result.current.opening).toBe('plan')
  await act(async () => answering.resolve())
  expect(request).toHaveBeenCalledTimes(1)
  expect(opened).toHaveLength(1)
})

test('a refusal is reported and closes the tab; the next try has the same key', async () => {
  const { result } = renderHook(usePaymentTab)
  const keys: string[] = []
  const refused = { ok: false, status: 503, message: 'No pudimos abrir la página de pago.' } as const
  const attempt = <A extends typeof refused | typeof paid>(answer: A) =>
    act(() =>
      result.current.open('plan', async key => {
        keys.push(key)
        return answer
      }),
    )
  await attempt(refused)
  expect(opened[0]?.close).toHaveBeenCalled()
  expect(shown).toEqual([{ type: 'error', title: 'Error!', message: refused.message }])
  expect(result.current.awaited).toBeUndefined()
  await attempt(paid)
  await attempt(paid)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
