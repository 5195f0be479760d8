import { act, render, screen } from '@testing-library/react'
import { answered, watchConnection } from 'shared/offline/connection'
import { pendingCalls$, refusedCalls$ } from 'shared/offline/pageOutbox'
import { samplePendingCall } from 'shared/offline/samplePendingCall'
import { ConnectionStatus } from './ConnectionStatus'

const words = () => screen.getByRole('status').textContent
const pend = (count: number) =>
  pendingCalls$.next(Array.from({ length: count }, (_, i) => samplePendingCall(`call ${i}`)))
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

// jsdom asks nobody: its network is what the browser's events and the calls say.
beforeAll(() => {
  jest.useFakeTimers()
  watchConnection()
})
afterAll(() => jest.useRealTimers())
beforeEach(() => act(() => pend(0)))

test('what is sent at once is not worth a word', async () => {
  render(<ConnectionStatus />)
  act(() => pend(1))
  await wait(1_000)
  act(() => pend(0))
  await wait(10_000)
  expect(words()).toBe('')
})

test('what takes longer is told, and that it is done', async () => {
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

test('a lost network is told at once, with what waits for it; back again, it goes on until all is sent', async () => {
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

test('where something was refused in the end, not everything is saved: it is told with its content', async () => {
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
