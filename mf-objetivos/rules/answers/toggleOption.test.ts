import { question } from '../../testing/sampleQuestions'
import { checkAnswer } from './checkAnswer'
import { toggleOption } from './toggleOption'

const asked = question({
  type: 5,
  opciones: [
    { id: 1, option: 'Agua', value: 1 },
    { id: 2, option: 'Café', value: 1 },
    { id: 3, option: 'Ninguna de estas', value: 0, exclusive: true },
  ],
})

test('a press chooses and takes back; nothing chosen is no answer', () => {
  expect(toggleOption(asked, [], 2)).toEqual([2])
  expect(toggleOption(asked, [2], 1)).toEqual([1, 2])
  expect(toggleOption(asked, [1, 2], 1)).toEqual([2])
  expect(toggleOption(asked, [2], 2)).toBeNull()
})

test('an exclusive option takes the place of all others, and any other takes its place', () => {
  expect(toggleOption(asked, [1, 2], 3)).toEqual([3])
  expect(toggleOption(asked, [3], 1)).toEqual([1])
  expect(toggleOption(asked, [3], 3)).toBeNull()
})

test('an exclusive option beside another is no answer', () => {
  expect(checkAnswer(asked, [1, 2])).toBeUndefined()
  expect(checkAnswer(asked, [3])).toBeUndefined()
  expect(checkAnswer(asked, [1, 3])).toBe('«Ninguna de estas» no va con otras opciones.')
})
