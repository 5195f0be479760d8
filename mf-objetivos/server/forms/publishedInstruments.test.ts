import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { ContentFolder } from 'shared/server/content/contentFolder'
import { BandRow, FormRow, OptionRow, QuestionRow } from './formRows'

const DEMO = join(import.meta.dirname, '..', 'seed', 'demo')

/** The points of each answer to each question, as published; the demo's values are the same turned around. */
const PUBLISHED = {
  'phq-9': Array<number[]>(9).fill([0, 1, 2, 3]),
  'gad-7': Array<number[]>(7).fill([0, 1, 2, 3]),
  findrisc: [
    [0, 2, 3, 4],
    [0, 1, 3],
    [0, 3, 4],
    [0, 2],
    [0, 1],
    [0, 2],
    [0, 5],
    [0, 3, 5],
  ],
}

/** The first points of each band, as the authors publish them. */
const CUTOFFS = { 'phq-9': [0, 5, 10, 15, 20], 'gad-7': [0, 5, 10, 15] }

/** Digests of the published words, which are not held here a second time. FINDRISC's words are the demo's own. */
const WORDS = { 'phq-9': '887f927ae67abebf', 'gad-7': 'e6c8772781096808' }

async function questionsOf(form: string) {
  const demo = await ContentFolder.open(DEMO)
  const options = await demo.rows('form-options.csv', OptionRow)
  return (await demo.rows('form-questions.csv', QuestionRow))
    .filter(({ value }) => value.form === form)
    .map(({ value: { id, question } }) => ({
      question,
      options: options
        .filter(({ value }) => value.form === form && value.question === id)
        .map(({ value }) => value),
    }))
}

test.each(Object.entries(PUBLISHED))('%s has the published points', async (form, points) => {
  const questions = await questionsOf(form)
  const turned = questions.map(({ options }) => {
    const highest = Math.max(...options.map(({ value }) => value))
    return options.map(({ value }) => highest - value)
  })
  expect(turned).toEqual(points)
})

test.each(Object.entries(WORDS))(
  '%s has the published words, question by question and option by option',
  async (form, digest) => {
    const words = (await questionsOf(form)).map(({ question, options }) => [
      question,
      ...options.map(({ option }) => option),
    ])
    const found = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
    const advice = `A word of ${form} changed. Compare it with the sheet that server/seed/demo/README.md names.`
    expect({ advice, digest: found }).toEqual({ advice, digest })
  },
)

test('every answer but the first to the last question of PHQ-9 signals a risk, and no other answer does', async () => {
  const risky = (await questionsOf('phq-9')).map(({ options }) => options.map(({ risk }) => risk === 'si'))
  expect(risky).toEqual([...Array(8).fill([false, false, false, false]), [false, true, true, true]])
})

test.each(Object.entries(CUTOFFS))(
  '%s has the published cut-offs, and more points are worse',
  async (form, from) => {
    const demo = await ContentFolder.open(DEMO)
    const bands = (await demo.rows('form-bands.csv', BandRow)).filter(({ value }) => value.form === form)
    expect(bands.map(({ value }) => value.from)).toEqual(from)
    const row = (await demo.rows('forms.csv', FormRow)).find(({ value }) => value.key === form)
    expect(row?.value.higherIs).toBe('peor')
  },
)
