import fc from 'fast-check'
import { instantOf } from 'shared/dates/instants'
import { question } from '../../testing/sampleQuestions'
import { callTime } from './callTime'
import { callWords } from './callWords'
import { helpDue, withHelpShown } from './helpDue'
import { phoneOwnerInWords } from './phoneOwnerInWords'

const opciones = [
  { id: 1, option: 'Nunca', value: 1 },
  { id: 2, option: 'A veces', value: 0, risk: true },
]
const questions = [question({ id: 1 }), question({ id: 2, opciones }), question({ id: 3, type: 5, opciones })]

describe('help', () => {
  test('is due for the first stored answer that signals a risk, until it was shown for each of them', () => {
    const given = (two: number | null, three: number[]) => [
      { question: 3, answer: three, changes: 1 },
      { question: 2, answer: two, changes: 1 },
    ]
    expect(helpDue(questions, given(1, [1]))).toBeUndefined()
    expect(helpDue(questions, given(null, [1, 2]))).toBe(3)
    expect(helpDue(questions, given(2, [2]))).toBe(2)
    const shown = withHelpShown(questions, given(2, [2]))
    expect(helpDue(questions, shown)).toBeUndefined()
    expect(shown).toEqual(given(2, [2]).map(one => ({ ...one, helped: true })))
    expect(withHelpShown(questions, given(1, [1]))).toEqual(given(1, [1]))
  })

  test('property: wherever an answer stands and however often help is noted, none that was not shown is passed', () => {
    const answers = fc.uniqueArray(
      fc.record({
        question: fc.integer({ min: 1, max: 3 }),
        answer: fc.constantFrom(1, 2),
        changes: fc.integer({ min: 1, max: 3 }),
        helped: fc.boolean(),
      }),
      { selector: one => one.question },
    )
    fc.assert(
      fc.property(answers, given => {
        const open = given.filter(({ question: id, answer, helped }) => id > 1 && answer === 2 && !helped)
        const first = open.sort((one, other) => one.question - other.question)[0]
        expect(helpDue(questions, given)).toBe(first?.question)
        expect(helpDue(questions, withHelpShown(questions, given))).toBeUndefined()
      }),
    )
  })
})

test('the staff reads whose telephone it is before they call', () => {
  expect(phoneOwnerInWords({ phoneOwner: 'account', account: 'Ana Treviño' })).toBe(
    'Teléfono de Ana Treviño, titular de la cuenta',
  )
  expect(phoneOwnerInWords({ phoneOwner: 'person', account: 'Ana Treviño' })).toBe('Su propio teléfono')
})

const at = (day: string, hour: number, minute = 0) => instantOf(day, hour * 60 + minute)
const [FRIDAY, SATURDAY, MONDAY] = ['2026-11-27', '2026-11-28', '2026-11-30']
const times = [
  { opens: at(FRIDAY, 8), closes: at(FRIDAY, 14) },
  { opens: at(FRIDAY, 16), closes: at(FRIDAY, 19) },
  { opens: at(MONDAY, 8), closes: at(MONDAY, 14) },
]
const asked = (now: Date, zone?: string) => callWords(callTime(times, now), now, zone)

describe('the practice calls', () => {
  test.each([
    ['before it opens', at(FRIDAY, 6), 'hoy a partir de las 8:00 a.m.'],
    ['while it is open', at(FRIDAY, 8), 'hoy'],
    ['an hour before it closes', at(FRIDAY, 13), 'hoy'],
    ['too late for this morning', at(FRIDAY, 13, 1), 'hoy a partir de las 4:00 p.m.'],
    ['at 11 at night', at(FRIDAY, 23), 'el lunes 30 de noviembre de 2026 a partir de las 8:00 a.m.'],
    ['on a closed day', at(SATURDAY, 12), 'el lunes 30 de noviembre de 2026 a partir de las 8:00 a.m.'],
    ['on the evening before', at('2026-11-29', 23), 'mañana a partir de las 8:00 a.m.'],
    ['after the last known opening', at(MONDAY, 20), 'en cuanto abra'],
  ])('%s: when it can', (_, now, words) => expect(asked(now)).toBe(words))

  test('on the clinic’s clock, which somebody elsewhere is told', () => {
    expect(asked(at(FRIDAY, 6), 'America/Tijuana')).toBe('hoy a partir de las 8:00 a.m., hora de Monterrey')
    expect(asked(at(FRIDAY, 9), 'America/Tijuana')).toBe('hoy')
  })

  test('at its earliest opening, however its times are listed', () => {
    const now = at(FRIDAY, 6)
    expect(callTime([...times].reverse(), now)).toEqual(at(FRIDAY, 8))
  })

  test('at one o’clock in the singular', () => {
    const one = [{ opens: at(FRIDAY, 13), closes: at(FRIDAY, 18) }]
    const now = at(FRIDAY, 9)
    expect(callWords(callTime(one, now), now)).toBe('hoy a partir de la 1:00 p.m.')
  })

  test('property: never outside of its hours, and at the first chance', () => {
    fc.assert(
      fc.property(fc.integer({ min: -600, max: 6000 }), minutes => {
        const now = new Date(at(FRIDAY, 8).getTime() + minutes * 60_000)
        const from = callTime(times, now)
        if (!from) return void expect(now > at(MONDAY, 13)).toBe(true)
        expect(from >= now).toBe(true)
        expect(times.some(({ opens, closes }) => opens <= from && from < closes)).toBe(true)
        expect(callWords(from, now) === 'hoy').toBe(from.getTime() === now.getTime())
      }),
    )
  })
})
