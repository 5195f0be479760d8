import { act, fireEvent, render, screen } from '@testing-library/react'
import fc from 'fast-check'
import { MemoryRouter } from 'shared/router/memory'
import { isRisk } from '../../rules/answers/recommendations'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import type { Question } from '../../rules/forms/form'
import { question } from '../../testing/sampleQuestions'
import { testOfThree } from '../../testing/testOfThree'
import type { TakeTestProps } from './TakeTest'

const shown = (props: Partial<TakeTestProps>) => <MemoryRouter>{testOfThree(props)}</MemoryRouter>

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
      shown({
        questions,
        begun: JSON.parse(JSON.stringify(stored)),
        onKeep: answers => {
          if (alive) stored = answers
        },
        onSend: answers => check('sent', answers),
        onLeave: () => check('left', stored),
      }),
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

test('the help of a family member’s test names them, and the clinic looks for them', () => {
  render(shown({ questions: [question()], helpDueFor: 1, personName: 'Rosa' }))
  const help = screen.getByRole('dialog', { name: 'Hay ayuda para Rosa' })
  expect(help).toHaveTextContent('Lo que respondiste por Rosa importa')
  expect(help).toHaveTextContent('Si Rosa está en peligro, llama al 911')
  expect(help).toHaveTextContent(/para que busque a Rosa/)
  expect(help).toHaveTextContent('Le diremos el nombre de Rosa')
  expect(help).not.toHaveTextContent('te busque')
})
