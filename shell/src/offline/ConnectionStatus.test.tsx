import { act, render, screen } from '@testing-library/react'
import { decided$, pending$ } from 'shared/offline/callQueue'
import { answered, watchConnection } from 'shared/offline/connection'
import { ConnectionStatus } from './ConnectionStatus'

const words = () => screen.getByRole('status').textContent
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

// jsdom asks nobody: its network is what the browser's events and the calls say.
beforeAll(() => {
  jest.useFakeTimers()
  watchConnection()
})
afterAll(() => jest.useRealTimers())
beforeEach(() => act(() => pending$.next(0)))

test('what is sent at once is not worth a word', async () => {
  render(<ConnectionStatus />)
  act(() => pending$.next(1))
  await wait(1_000)
  act(() => pending$.next(0))
  await wait(10_000)
  expect(words()).toBe('')
})

test('what takes longer is told, and that it is done', async () => {
  render(<ConnectionStatus />)
  act(() => pending$.next(1))
  await wait(2_000)
  expect(words()).toBe('Enviando…')
  act(() => pending$.next(0))
  await wait(0)
  expect(words()).toBe('Todo está guardado')
  await wait(5_000)
  expect(words()).toBe('')
})

test('a lost network is told at once, with what waits for it; back again, it goes on until all is sent', async () => {
  render(<ConnectionStatus />)
  act(() => void dispatchEvent(new Event('offline')))
  expect(words()).toBe('Sin conexión · Ves lo último que se guardó aquí')
  act(() => pending$.next(2))
  await wait(0)
  expect(words()).toBe('Sin conexión · 2 cambios por enviar')

  act(answered)
  await wait(0)
  expect(words()).toBe('Enviando…')
  act(() => pending$.next(0))
  await wait(0)
  expect(words()).toBe('Todo está guardado')
})

test('what was refused in the end is not all saved', async () => {
  render(<ConnectionStatus />)
  act(() => pending$.next(1))
  await wait(2_000)
  expect(words()).toBe('Enviando…')
  act(() => pending$.next(0))
  act(() => decided$.next({ call: {} as never, answer: { ok: false, status: 400, message: '' }, here: true }))
  await wait(0)
  expect(words()).toBe('')
})
