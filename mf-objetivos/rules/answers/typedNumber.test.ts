import { question } from '../../testing/sampleQuestions'
import { checkAnswer } from './checkAnswer'
import { typedNumber } from './typedNumber'

test.each([
  ['72', 72],
  ['72,5', 72.5],
  [' 7.25 ', 7.25],
  ['-1', -1],
  ['1e5', '1e5'],
  ['7 kg', '7 kg'],
  ['1.2.3', '1.2.3'],
  ['', null],
  ['  ', null],
])('«%s» is %j', (typed, answer) => {
  expect(typedNumber(typed)).toBe(answer)
})

test.each(['-1', 'siete', '11'])('«%s» is told as wrong, with the numbers that are right', typed => {
  const asked = question({ type: 3, highValue: 10 })
  expect(checkAnswer(asked, typedNumber(typed) ?? undefined)).toBe('Escribe un número de 0 a 10.')
})
