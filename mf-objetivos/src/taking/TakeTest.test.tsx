import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { MemoryRouter } from 'shared/router/memory'
import { createOverlays } from 'shared/router/overlays'
import { overlaysOfPage } from 'shared/router/useOverlay'
import { isRisk } from '../../rules/answers/recommendations'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import type { Question } from '../../rules/forms/form'
import { question } from '../../testing/sampleQuestions'
import { TakeTest, type TakeTestProps } from './TakeTest'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const anyTest: fc.Arbitrary<Question[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom(1, 5),
      risks: fc.array(fc.boolean(), { minLength: 2, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map(list =>
    list.map(({ type, risks }, at) =>
      question({
        id: at + 1,
        type,
        question: `Pregunta ${at + 1}`,
        opciones: risks.map((risk, option) => ({
          id: option + 1,
          option: `Opción ${option}`,
          value: 0,
          risk,
        })),
      }),
    ),
  )

/** `choose 0` to `choose 2` press an option; a kill comes before the device has stored the last press, or after. */
const anyStep = fc.constantFrom(
  'choose 0',
  'choose 1',
  'choose 2',
  'next',
  'next',
  'back',
  'close the help',
  'reload',
  'kill',
)

/** A phone that keeps what was stored, and remembers for which answers help was on its screen. */
function phone(questions: readonly Question[]) {
  let stored: DraftAnswer[] = []
  const helped = new Set<string>()
  const passed: string[] = []
  const keyOf = ({ question: id, answer, changes }: DraftAnswer) => JSON.stringify([id, answer, changes])
  const risksIn = (answers: readonly DraftAnswer[]) =>
    answers.filter(({ question: id, answer }) =>
      questions.some(one => one.id === id && answer !== null && isRisk(one, answer)),
    )
  const help = () => document.querySelector('dialog[open]')
  const shownQuestion = () =>
    screen.queryByRole('heading', { level: 2, name: /^Pregunta/, hidden: true })?.textContent

  /** Notes the risks that the person meets no help for, where they have come to another place. */
  const check = (where: string, answers: readonly DraftAnswer[]) => {
    for (const risk of risksIn(answers)) if (!helped.has(keyOf(risk))) passed.push(`${where}: ${keyOf(risk)}`)
  }
  const note = () => {
    if (help()) for (const risk of risksIn(stored)) helped.add(keyOf(risk))
  }

  function start() {
    let alive = true
    const { unmount } = render(
      <MemoryRouter>
        <TakeTest
          placeName="test"
          name="Test"
          personName={undefined}
          questions={questions}
          begun={JSON.parse(JSON.stringify(stored))}
          onKeep={answers => {
            if (alive) stored = answers
          }}
          onSend={answers => check('sent', answers)}
          sending={false}
          openTimes={[]}
          onTell={() => undefined}
          telling={false}
          told={undefined}
          helpDueFor={undefined}
          onHelpShown={() => undefined}
          onLeave={() => check('left', stored)}
          source=""
        />
      </MemoryRouter>,
    )
    note()
    check('resumed', stored)
    return {
      reload: unmount,
      kill: () => {
        alive = false
        unmount()
      },
    }
  }

  let page = start()
  const press = (name: RegExp) => {
    const button = screen.queryByRole('button', { name, hidden: true })
    if (button) fireEvent.click(button)
  }
  return {
    passed,
    take(step: string) {
      const before = shownQuestion()
      if (step === 'reload' || step === 'kill') {
        page[step]()
        page = start()
        return
      }
      if (step === 'close the help') {
        if (help()) press(/^Continuar con el test$/)
      } else if (help()) return
      else if (step === 'next') press(/^(Siguiente pregunta|Enviar formulario)$/)
      else if (step === 'back') press(/^(Regresar|Salir)$/)
      else {
        const options = screen.queryAllByRole('radio')
        const choices = options.length > 0 ? options : screen.queryAllByRole('checkbox')
        const choice = choices[Number(step.at(-1))]
        if (choice) fireEvent.click(choice)
        // The next step may be a kill before the device has stored it.
        return
      }
      act(() => void jest.advanceTimersByTime(1000))
      note()
      if (shownQuestion() !== before) check('passed', stored)
    },
    end: () => page.kill(),
  }
}

test('property: whatever is chosen, closed, killed and resumed, no answer that signals a risk passes without help', () => {
  fc.assert(
    fc.property(anyTest, fc.array(anyStep, { minLength: 4, maxLength: 24 }), (questions, steps) => {
      const { take, passed, end } = phone(questions)
      for (const step of steps) take(step)
      end()
      expect(passed).toEqual([])
    }),
    {
      numRuns: 60,
      examples: [
        // The person changes the answer that signals a risk, and leaves before the device has stored the change.
        [
          [
            question({
              opciones: [
                { id: 1, option: 'Opción 0', value: 0, risk: true },
                { id: 2, option: 'Opción 1', value: 0, risk: false },
              ],
            }),
          ],
          ['choose 0', 'close the help', 'choose 1', 'back'],
        ],
      ],
    },
  )
}, 60_000)

/** A test of three questions on the screen, with nothing that happens to what it reports. */
const shown = (props: Partial<TakeTestProps>) => (
  <MemoryRouter>
    <TakeTest
      placeName="test"
      name="Test"
      personName={undefined}
      questions={[1, 2, 3].map(id => question({ id, question: `Pregunta ${id}` }))}
      begun={[]}
      onKeep={() => undefined}
      onSend={() => undefined}
      sending={false}
      openTimes={[]}
      onTell={() => undefined}
      telling={false}
      told={undefined}
      helpDueFor={undefined}
      onHelpShown={() => undefined}
      onLeave={() => undefined}
      source=""
      {...props}
    />
  </MemoryRouter>
)

test('help that only the server knows to be due is shown, and closing it goes nowhere', () => {
  const [onHelpShown, onLeave] = [jest.fn(), jest.fn()]
  const take = (helpDueFor: number | undefined) =>
    shown({ questions: [question()], helpDueFor, onHelpShown, onLeave })
  const { rerender } = render(take(undefined))
  expect(document.querySelector('dialog[open]')).toBeNull()
  rerender(take(1))
  expect(document.querySelector('dialog[open]')).toHaveTextContent('No estás solo ni sola')
  fireEvent.click(screen.getByRole('button', { name: 'Continuar con el test' }))
  expect(onHelpShown).toHaveBeenCalledTimes(1)
  expect(onLeave).not.toHaveBeenCalled()
})

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
  render(
    <MemoryRouter>
      <TakeTest
        placeName="test"
        name="Test"
        personName={undefined}
        questions={questions}
        begun={[]}
        onKeep={() => undefined}
        onSend={onSend}
        sending={false}
        openTimes={[]}
        onTell={() => undefined}
        telling={false}
        told={undefined}
        helpDueFor={undefined}
        onHelpShown={() => undefined}
        onLeave={() => undefined}
        source=""
      />
    </MemoryRouter>,
  )
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
    jest.useRealTimers()
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
