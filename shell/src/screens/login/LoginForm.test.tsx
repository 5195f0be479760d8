import { act, fireEvent, render, screen } from '@testing-library/react'
import { LoginForm } from './LoginForm'

const REFUSED = 'No pudimos entrar con esa llave de acceso. Entra con tu contraseña.'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('passkeys are offered once the page is idle, and again after a press that asked for one', async () => {
  const offers: AbortSignal[] = []
  let refuse: (message: string) => void = () => undefined
  const offer = (until: AbortSignal) => {
    offers.push(until)
    return new Promise<string | undefined>(done => {
      refuse = done
    })
  }
  let cancel: () => void = () => undefined
  const attemptPasskey = () =>
    new Promise<undefined>(done => {
      cancel = () => done(undefined)
    })
  const { unmount } = render(
    <LoginForm
      go={() => undefined}
      onAbout={() => Promise.resolve(undefined)}
      offer={offer}
      attemptPasskey={attemptPasskey}
    />,
  )
  expect(offers).toHaveLength(0)
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const whenIdle = () => pass(600)
  // Idle time before the first frame does not count.
  await pass(500)
  expect(offers).toHaveLength(0)
  await pass(100)
  expect(offers).toHaveLength(1)

  fireEvent.click(screen.getByRole('button', { name: 'Entrar con llave de acceso' }))
  await whenIdle()
  expect(offers.map(({ aborted }) => aborted)).toEqual([true])
  await act(async () => cancel())
  await whenIdle()
  expect(offers.map(({ aborted }) => aborted)).toEqual([true, false])

  // Typing does not end the offer.
  fireEvent.input(screen.getByLabelText('Correo electrónico'), { target: { value: 'ana@mydiet.mx' } })
  await act(async () => refuse(REFUSED))
  expect(screen.getByText(REFUSED)).toHaveAttribute('role', 'alert')
  expect(offers).toHaveLength(2)
  unmount()
  expect(offers.at(-1)?.aborted).toBe(true)
})
