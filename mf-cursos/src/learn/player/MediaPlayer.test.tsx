import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'shared/router'
import { MediaPlayer, type MediaPlayerProps } from './MediaPlayer'

function show(props: Partial<MediaPlayerProps> = {}) {
  const rendered = render(<MediaPlayer kind="audio" title="Respira" src="/respira.mp3" {...props} />)
  const media = rendered.container.querySelector('audio, video') as HTMLMediaElement
  Object.defineProperty(media, 'duration', { configurable: true, value: 60 })
  return { ...rendered, media }
}

function playTo(media: HTMLMediaElement, seconds: number) {
  media.currentTime = seconds
  fireEvent.timeUpdate(media)
}

test('begins at the stored position, and reports its position while playing, at a pause and when it is left', () => {
  const onPosition = jest.fn()
  const { media, unmount } = show({ start: 20, onPosition })
  fireEvent.loadedMetadata(media)
  expect(media.currentTime).toBe(20)
  playTo(media, 22)
  playTo(media, 26)
  playTo(media, 28)
  fireEvent.pause(media)
  playTo(media, 30)
  unmount()
  expect(onPosition.mock.calls.map(([seconds]) => seconds)).toEqual([22, 28, 30])
})

test('one that was left in its last seconds begins again', () => {
  const { media } = show({ start: 58 })
  fireEvent.loadedMetadata(media)
  expect(media.currentTime).toBe(0)
})

test('plays at the chosen speed, also a recording that is opened next', async () => {
  const { media } = show()
  await userEvent.selectOptions(screen.getByLabelText('Velocidad'), '1.5×')
  expect(media.playbackRate).toBe(1.5)
  media.playbackRate = 1
  fireEvent.loadedMetadata(media)
  expect(media.playbackRate).toBe(1.5)
})

test('a video has its captions, the first of them on', () => {
  const { container } = show({
    kind: 'video',
    captions: [
      { src: '/es.vtt', language: 'es', label: 'Español' },
      { src: '/en.vtt', language: 'en', label: 'Inglés' },
    ],
  })
  const tracks = [...container.querySelectorAll('track')]
  expect(tracks.map(track => [track.srclang, track.default])).toEqual([
    ['es', true],
    ['en', false],
  ])
})

test('audio shows the caption of the moment below its controls', () => {
  const track = Object.assign(new EventTarget(), { mode: 'disabled', activeCues: [] as { text: string }[] })
  const tracks = jest.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get')
  tracks.mockReturnValue([track] as unknown as TextTrackList)
  show({ captions: [{ src: '/es.vtt', language: 'es', label: 'Español' }] })
  expect(track.mode).toBe('hidden')
  const say = (...texts: string[]) =>
    act(() => {
      track.activeCues = texts.map(text => ({ text }))
      track.dispatchEvent(new Event('cuechange'))
    })
  say('Inhala.')
  expect(screen.getByText('Inhala.')).toBeVisible()
  say()
  expect(screen.queryByText('Inhala.')).not.toBeInTheDocument()
  tracks.mockRestore()
})

test('a file that cannot be played shows an error, and can be tried again', async () => {
  const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  const { media } = show()
  fireEvent.error(media)
  expect(screen.getByText('No pudimos reproducir esta grabación')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reproducir' })).not.toBeInTheDocument()
  expect(screen.getByLabelText('Velocidad')).not.toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('No pudimos reproducir esta grabación')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reproducir' })).toHaveFocus()
})

test('audio is played and paused by one button, and its position is moved by another control', async () => {
  const { media } = show()
  let paused = true
  Object.defineProperty(media, 'paused', { get: () => paused })
  const become = (now: boolean) => () => {
    paused = now
    fireEvent(media, new Event(now ? 'pause' : 'play'))
    return Promise.resolve()
  }
  Object.assign(media, { play: become(false), pause: become(true) })
  fireEvent.loadedMetadata(media)
  await userEvent.click(screen.getByRole('button', { name: 'Reproducir' }))
  expect(screen.getByRole('button', { name: 'Pausar' })).toHaveFocus()
  playTo(media, 12)
  const position = screen.getByRole('slider', { name: 'Posición' })
  expect(position).toHaveAttribute('aria-valuetext', '0:12 de 1:00')
  fireEvent.change(position, { target: { value: '45' } })
  expect(media.currentTime).toBe(45)
  await userEvent.click(screen.getByRole('button', { name: 'Pausar' }))
  expect(paused).toBe(true)
})

test("the browser's Back leaves the full screen and stays on the page", async () => {
  history.pushState(null, '', '/lesson')
  const element = <MediaPlayer kind="video" title="Respira" src="/respira.mp4" />
  const { container } = render(<RouterProvider router={createBrowserRouter([{ path: '*', element }])} />)
  let full: Element | null = container.querySelector('video')
  const change = () => fireEvent(document, new Event('fullscreenchange'))
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => full })
  document.exitFullscreen = async () => {
    full = null
    change()
  }
  change()
  await act(() => new Promise(done => setTimeout(done, 50)))
  act(() => history.back())
  await waitFor(() => expect(full).toBeNull())
  expect(location.pathname).toBe('/lesson')
})
