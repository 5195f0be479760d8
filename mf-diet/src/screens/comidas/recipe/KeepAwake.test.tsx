import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { KeepAwake } from './KeepAwake'

const release = jest.fn(async () => undefined)
const request = jest.fn(async () => ({ release }))

function supported(yes: boolean) {
  if (yes) Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  else Reflect.deleteProperty(navigator, 'wakeLock')
}

const look = async (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
}

const toggle = () => screen.getByRole('switch', { name: 'Mantener la pantalla encendida' })

beforeEach(() => {
  localStorage.clear()
  supported(true)
})
afterEach(() => {
  jest.clearAllMocks()
  jest.restoreAllMocks()
})

test('the screen stays on from switching it on until the recipe is left', async () => {
  const { unmount } = render(<KeepAwake />)
  expect(toggle()).not.toBeChecked()
  expect(request).not.toHaveBeenCalled()
  await userEvent.click(toggle())
  expect(request).toHaveBeenCalledWith('screen')
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledTimes(1)
})

test('the choice is remembered for the next recipe', async () => {
  const first = render(<KeepAwake />)
  await userEvent.click(toggle())
  first.unmount()
  await act(async () => void render(<KeepAwake />))
  expect(toggle()).toBeChecked()
  expect(request).toHaveBeenCalledTimes(2)
  await userEvent.click(toggle())
  expect(release).toHaveBeenCalledTimes(2)
})

test('the lock is requested again when the page is visible again', async () => {
  render(<KeepAwake />)
  await userEvent.click(toggle())
  await look('hidden')
  expect(request).toHaveBeenCalledTimes(1)
  await look('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a refusal changes nothing', async () => {
  request.mockRejectedValueOnce(new Error('low battery'))
  render(<KeepAwake />)
  await userEvent.click(toggle())
  expect(toggle()).toBeChecked()
})

test('without support in the browser there is no switch', () => {
  supported(false)
  render(<KeepAwake />)
  expect(screen.queryByRole('switch')).not.toBeInTheDocument()
})
