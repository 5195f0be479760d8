import { act, fireEvent, render, screen } from '@testing-library/react'
import { Carousel, type CarouselProps } from './Carousel'

/** Five slides of 400 px, one of them in sight: jsdom has no layout. */
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'scrollWidth', { configurable: true, get: () => 2000 })
})

const media = window.matchMedia
function reduceMotion(on: boolean) {
  window.matchMedia = query =>
    Object.assign(media(query), { matches: on && query.includes('reduced-motion') })
}
beforeEach(() => {
  jest.useFakeTimers()
  reduceMotion(false)
})
afterEach(() => {
  jest.useRealTimers()
  window.matchMedia = media
})

const items = ['uno', 'dos', 'tres', 'cuatro', 'cinco']

function show(props: Partial<CarouselProps<string>> = {}) {
  return render(
    <Carousel label="Cursos" items={items} keyOf={item => item} {...props}>
      {item => <a href={`#${item}`}>{item}</a>}
    </Carousel>,
  )
}

const row = () => screen.getByRole('list', { name: 'Cursos' })
const button = (name: string) => screen.getByRole('button', { name })
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
function press(name: string) {
  fireEvent.click(button(name))
  wait(450)
  fireEvent.scroll(row())
}

test('moves a page within 400 ms, announces its position, and stops at its ends', () => {
  show()
  expect(button('Anterior')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('1 de 5')).toBeVisible()
  fireEvent.click(button('Siguiente'))
  wait(200)
  expect(row().scrollLeft).toBeGreaterThan(100)
  expect(row().scrollLeft).toBeLessThan(400)
  wait(250)
  expect(row().scrollLeft).toBe(400)
  expect(screen.getByRole('status')).toHaveTextContent('2 de 5')
  for (let page = 0; page < 3; page++) press('Siguiente')
  expect(row().scrollLeft).toBe(1600)
  expect(button('Siguiente')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('5 de 5', { selector: 'p' })).toBeVisible()
  press('Siguiente')
  expect(row().scrollLeft).toBe(1600)
  press('Anterior')
  expect(row().scrollLeft).toBe(1200)
})

test('without items out of sight it has no buttons', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2000)
  show({ autoplay: true })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  width.mockRestore()
})

test('several in sight are counted together', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200)
  show()
  expect(screen.getByText('1 a 3 de 5')).toBeVisible()
  width.mockRestore()
})

test('arrow keys move it, not those pressed in a slide', () => {
  show()
  fireEvent.keyDown(row(), { key: 'ArrowRight' })
  wait(450)
  expect(row().scrollLeft).toBe(400)
  fireEvent.keyDown(screen.getByRole('link', { name: 'uno' }), { key: 'ArrowRight' })
  wait(450)
  expect(row().scrollLeft).toBe(400)
})

test('moves by itself every five seconds and begins again, until it is paused', () => {
  show({ autoplay: true })
  wait(5_450)
  expect(row().scrollLeft).toBe(400)
  wait(20_000)
  expect(row().scrollLeft).toBe(0)
  // Automatic movement is not read aloud.
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  fireEvent.click(button('Pausar'))
  act(() => button('Reanudar').blur())
  wait(20_000)
  expect(row().scrollLeft).toBe(0)
})

test('does not move by itself while something in it has the focus', () => {
  show({ autoplay: true })
  act(() => screen.getByRole('link', { name: 'uno' }).focus())
  wait(11_000)
  expect(row().scrollLeft).toBe(0)
})

test('with reduced motion it never moves by itself, and its buttons move it at once', () => {
  reduceMotion(true)
  show({ autoplay: true })
  expect(screen.queryByRole('button', { name: 'Pausar' })).not.toBeInTheDocument()
  wait(11_000)
  expect(row().scrollLeft).toBe(0)
  fireEvent.click(button('Siguiente'))
  expect(row().scrollLeft).toBe(400)
})

test('with one item it has no buttons', () => {
  show({ items: ['uno'] })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
