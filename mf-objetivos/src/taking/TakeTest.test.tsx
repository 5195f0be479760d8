import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'shared/router/memory'
import type { Question } from '../../rules/forms/form'
import { question } from '../../testing/sampleQuestions'
import { testOfThree } from '../../testing/testOfThree'
import type { TakeTestProps } from './TakeTest'

const shown = (props: Partial<TakeTestProps>) => <MemoryRouter>{testOfThree(props)}</MemoryRouter>

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('answers that arrive after the test is on the screen', () => {
  const first = { question: 1, answer: 1, changes: 1 }
  const second = { question: 2, answer: 1, changes: 1 }
  const heading = () => screen.getByRole('heading', { level: 2 })

  test('lead to the first question without one', () => {
    const { rerender } = render(shown({ begun: [first] }))
    expect(heading()).toHaveTextContent('Pregunta 2')
    rerender(shown({ begun: [first, second] }))
    expect(heading()).toHaveTextContent('Pregunta 3')
  })

  test('move nobody from a question that the person has answered, and are stored and sent with it', () => {
    const onKeep = jest.fn()
    const { rerender } = render(shown({ begun: [first], onKeep }))
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
    rerender(shown({ begun: [first, { question: 3, answer: 2, changes: 1 }], onKeep }))
    expect(heading()).toHaveTextContent('Pregunta 2')
    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
    act(() => void jest.advanceTimersByTime(1000))
    expect(onKeep).toHaveBeenLastCalledWith([
      first,
      { question: 3, answer: 2, changes: 1 },
      { question: 2, answer: 1, changes: 2 },
    ])
  })

  test('take no choice back that was just made here, which is stored again to win', () => {
    const onKeep = jest.fn()
    const { rerender } = render(shown({ onKeep }))
    fireEvent.click(screen.getAllByRole('radio')[0] as HTMLElement)
    act(() => void jest.advanceTimersByTime(1000))
    expect(onKeep).toHaveBeenLastCalledWith([{ question: 1, answer: 1, changes: 1 }])
    // The server prefers the other device's answer, which was changed as often.
    rerender(shown({ begun: [{ question: 1, answer: 2, changes: 1 }], onKeep }))
    expect(screen.getAllByRole('radio')[0]).toBeChecked()
    act(() => void jest.advanceTimersByTime(1000))
    const again = [{ question: 1, answer: 1, changes: 2 }]
    expect(onKeep).toHaveBeenLastCalledWith(again)
    rerender(shown({ begun: again, onKeep }))
    act(() => void jest.advanceTimersByTime(1000))
    expect(onKeep).toHaveBeenCalledTimes(2)
    expect(screen.getAllByRole('radio')[0]).toBeChecked()
  })
})

function take(questions: readonly Question[], onSend = jest.fn()) {
  render(shown({ questions, onSend }))
  return onSend
}

test('a value that is no number of the question is told and stays; Enter goes on', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const onSend = take([question({ id: 1, type: 3, highValue: 10, question: '¿Cuánto dolor?' })])
  const field = screen.getByLabelText('Tu respuesta')
  for (const typed of ['-1', '7 de 10', '11']) {
    await user.clear(field)
    await user.type(field, `${typed}{Enter}`)
    expect(field).toHaveValue(typed)
    expect(field).toHaveAccessibleDescription(/Escribe un número de 0 a 10\./)
  }
  expect(onSend).not.toHaveBeenCalled()
  await user.clear(field)
  await user.type(field, '7,5{Enter}')
  expect(onSend).toHaveBeenCalledWith([expect.objectContaining({ answer: 7.5 })])
})

test('an option that stands alone takes the place of the others', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const opciones = [
    { id: 1, option: 'Café', value: 1 },
    { id: 2, option: 'Ninguna de estas', value: 0, exclusive: true },
  ]
  take([question({ type: 5, opciones })])
  await user.click(screen.getByLabelText('Café'))
  await user.click(screen.getByLabelText('Ninguna de estas'))
  expect(screen.getByLabelText('Café')).not.toBeChecked()
  await user.click(screen.getByLabelText('Café'))
  expect(screen.getByLabelText('Ninguna de estas')).not.toBeChecked()
})

test('each press that is refused brings the end of the field into sight', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  take([question({ id: 1, question: 'Pregunta 1' })])
  for (const press of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Enviar formulario' }))
    expect(screen.getByText('Por favor, conteste la pregunta.')).toBeInTheDocument()
    expect(scrolled).toHaveBeenCalledTimes(press)
  }
  scrolled.mockRestore()
})
