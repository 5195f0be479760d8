import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { createOverlays } from 'shared/router/overlays'
import { overlaysOfPage } from 'shared/router/useOverlay'
import { question } from '../../testing/sampleQuestions'
import { testOfThree } from '../../testing/testOfThree'
import type { TakeTestProps } from './TakeTest'

const shown = (props: Partial<TakeTestProps>) => <MemoryRouter>{testOfThree(props)}</MemoryRouter>

describe('the browser’s Back', () => {
  const at = () => screen.getByRole('heading', { level: 2, name: /^Pregunta/, hidden: true }).textContent
  /** Goes back as the browser does, and waits for its traversals. */
  async function back() {
    window.history.back()
    await settle()
  }
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await act(async () => void (await pause(20)))
  }
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  const answer = (option = 0) => fireEvent.click(screen.getAllByRole('radio')[option] as HTMLElement)
  const goOn = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Siguiente pregunta' }))
    await settle()
  }
  const entries = () => (window.history.state as { overlay?: number }).overlay ?? 0

  beforeEach(() => {
    sessionStorage.clear()
    window.history.replaceState({ idx: 0, key: 'list' }, '', '/list')
    window.history.pushState({ idx: 1, key: 'test' }, '', '/test')
    overlaysOfPage.current = createOverlays(window)
  })
  afterEach(async () => {
    overlaysOfPage.current?.stop()
    overlaysOfPage.current = undefined
    if (entries() > 0) window.history.go(-entries())
    await settle()
  })

  test('leads one question back, keeps the answers, and leaves the test from its first question', async () => {
    render(shown({}))
    answer()
    await goOn()
    answer(1)
    await goOn()
    expect([at(), entries()]).toEqual(['Pregunta 3', 2])
    await back()
    expect([at(), entries()]).toEqual(['Pregunta 2', 1])
    expect(screen.getAllByRole('radio')[1]).toBeChecked()
    await goOn()
    expect(at()).toBe('Pregunta 3')
    await back()
    await back()
    expect([at(), entries()]).toEqual(['Pregunta 1', 0])
    expect(screen.getAllByRole('radio')[0]).toBeChecked()
    await back()
    expect(window.location.pathname).toBe('/list')
  })

  test('is met by the help that is due, whose end goes on to the question before', async () => {
    const opciones = [{ id: 1, option: 'Mal', value: 0, risk: true }]
    render(
      shown({
        questions: [
          question({ id: 1, question: 'Pregunta 1' }),
          question({ id: 2, question: 'Pregunta 2', opciones }),
        ],
      }),
    )
    answer()
    await goOn()
    answer()
    await back()
    expect(document.querySelector('dialog[open]')).not.toBeNull()
    expect(at()).toBe('Pregunta 2')
    fireEvent.click(screen.getByRole('button', { name: 'Continuar con el test' }))
    await settle()
    expect([at(), entries()]).toEqual(['Pregunta 1', 0])
  })

  test('leaves nothing of a test that is over in the history', async () => {
    const { unmount } = render(shown({ begun: [1, 2].map(id => ({ question: id, answer: 1, changes: 1 })) }))
    await settle()
    expect([at(), entries()]).toEqual(['Pregunta 3', 2])
    unmount()
    await settle()
    expect([window.location.pathname, entries()]).toEqual(['/test', 0])
  })

  test('a reload stays at the question that the person went back to, and a test that is left goes on where it is open', async () => {
    const begun = [1, 2].map(id => ({ question: id, answer: 1, changes: 1 }))
    const first = render(shown({ begun }))
    await settle()
    await back()
    await back()
    expect(at()).toBe('Pregunta 1')
    const kept = { ...sessionStorage }
    first.unmount()
    await settle()
    // The page that is loaded again finds what the page before has stored, and none of what it did at its end.
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
    const reloaded = render(shown({ begun }))
    expect(at()).toBe('Pregunta 1')
    reloaded.unmount()
    render(shown({ begun }))
    expect(at()).toBe('Pregunta 3')
  })
})
