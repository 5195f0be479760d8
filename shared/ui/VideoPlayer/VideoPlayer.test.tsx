import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answered, watchConnection } from 'shared/offline/connection'
import { VideoPlayer } from './VideoPlayer'

test('the page loads nothing from outside until the video is played', () => {
  const { container } = render(
    <VideoPlayer id="xyQY8a-ng6g" title="Comida y cerebro" poster="/api/files/a.webp" />,
  )
  expect(container.innerHTML).not.toMatch(/https?:|youtube/)
})

test('playing replaces the picture by the player, and moves the focus to it', async () => {
  render(<VideoPlayer id="xyQY8a-ng6g" title="Comida y cerebro" />)
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir Comida y cerebro' }))
  const frame = screen.getByTitle('Comida y cerebro')
  expect(frame.tagName).toBe('IFRAME')
  expect(frame).toHaveFocus()
  const { origin, pathname, searchParams } = new URL(frame.getAttribute('src') ?? '')
  expect([origin, pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/xyQY8a-ng6g'])
  expect(searchParams.get('autoplay')).toBe('1')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an id cannot lead anywhere else', async () => {
  render(<VideoPlayer id="../../evil?x=" title="Otro" />)
  await userEvent.click(screen.getByRole('button'))
  expect(new URL(screen.getByTitle('Otro').getAttribute('src') ?? '').pathname).toBe(
    '/embed/..%2F..%2Fevil%3Fx%3D',
  )
})

test('a video begins where it was left, and its position is reported', async () => {
  const onPosition = jest.fn()
  render(<VideoPlayer id="xyQY8a-ng6g" title="Comida y cerebro" start={83.4} onPosition={onPosition} />)
  await userEvent.click(screen.getByRole('button'))
  const frame = screen.getByTitle<HTMLIFrameElement>('Comida y cerebro')
  expect(new URL(frame.src).searchParams.get('start')).toBe('83')
  const say = (
    data: unknown,
    origin = 'https://www.youtube-nocookie.com',
    source: unknown = frame.contentWindow,
  ) =>
    act(async () => {
      dispatchEvent(new MessageEvent('message', { data, origin, source: source as Window }))
    })
  const at = (currentTime: unknown) => JSON.stringify({ event: 'infoDelivery', info: { currentTime } })
  await say(at(90))
  // Less than five seconds later, by another site or window, and in another form it is not heard.
  await say(at(92))
  await say(at(200), 'https://evil.example')
  await say(at(200), undefined, window)
  for (const data of [at('200'), at(null), 'x', { info: { currentTime: 200 } }, '{}', 'null']) await say(data)
  await say(at(96))
  expect(onPosition.mock.calls).toEqual([[90], [96]])
})

test('a video without a picture shows its name', () => {
  render(<VideoPlayer id="xyQY8a-ng6g" title="Comida y cerebro" />)
  expect(screen.getByText('Comida y cerebro')).toBeVisible()
})

test('without a network a card says so, and plays once there is one', async () => {
  watchConnection()
  act(() => void dispatchEvent(new Event('offline')))
  render(<VideoPlayer id="xyQY8a-ng6g" title="Comida y cerebro" />)
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir Comida y cerebro' }))
  expect(screen.getByText('Este video necesita conexión')).toBeVisible()
  expect(screen.queryByTitle('Comida y cerebro')).not.toBeInTheDocument()
  act(answered)
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(screen.getByTitle('Comida y cerebro')).toHaveFocus()
})
