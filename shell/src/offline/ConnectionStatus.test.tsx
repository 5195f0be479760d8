import { act, render, screen } from '@testing-library/react'
import { answered, watchConnection } from 'shared/offline/connection'
import { pendingCalls$, refusedCalls$ } from 'shared/offline/pageOutbox'
import { samplePendingCall } from 'shared/offline/samplePendingCall'
import { ConnectionStatus } from './ConnectionStatus'

const words = () => screen.getByRole('status').textContent
const pend = (count: number) =>
  pendingCalls$.next(Array.from({ length: count }, (_, i) => samplePendingCall(`call ${i}`)))
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

// jsdom has no network: events and the answers of calls decide whether the app is online.
beforeAll(() => {
  jest.useFakeTimers()
  watchConnection()
})
afterAll(() => jest.useRealTimers())
beforeEach(() => act(() => pend(0)))

test('a change that is sent at once shows no notice', async () => {
  render(<ConnectionStatus />)
  act(() => pend(1))
  await wait(1_000)
  act(() => pend(0))
  await wait(10_000)
  expect(words()).toBe('')
})

test('a change that takes longer shows a notice, and another once it is saved', async () => {
  render(<ConnectionStatus />)
  act(() => pend(1))
  await wait(2_000)
  expect(words()).toBe('Enviando…')
  act(() => pend(0))
  await wait(0)
  expect(words()).toBe('Todo está guardado')
  await wait(5_000)
  expect(words()).toBe('')
})

test('a lost network is shown at once, with the waiting changes; once it is back, until all are sent', async () => {
  render(<ConnectionStatus />)
  act(() => void dispatchEvent(new Event('offline')))
  expect(words()).toBe('Sin conexión · Ves lo último que se guardó aquí')
  act(() => pend(2))
  await wait(0)
  expect(words()).toBe('Sin conexión · 2 cambios por enviar')

  act(answered)
  await wait(0)
  expect(words()).toBe('Enviando…')
  act(() => pend(0))
  await wait(0)
  expect(words()).toBe('Todo está guardado')
})

test('after a refusal nothing says that all is saved: the change is shown with its content', async () => {
  render(<ConnectionStatus />)
  act(() => pend(1))
  await wait(2_000)
  expect(words()).toBe('Enviando…')
  act(() => {
    refusedCalls$.next([samplePendingCall('a', { content: 'Tu plan del lunes', refusal: 'No.' })])
    pend(0)
  })
  await wait(0)
  expect(words()).toBe('')
  expect(screen.getByRole('dialog')).toHaveTextContent('Tu plan del lunes')
  act(() => refusedCalls$.next([]))
})
