import { commentDate } from './commentDate'
import { COMMENT_FILTERS, type CommentFilter, filterComments } from './commentFilters'
import { commentLength, commentProblem, LONGEST_COMMENT } from './commentProblem'
import { isEditable } from './isEditable'

const question = (id: number, day: string, likes: number, answers: number) => ({
  id,
  createdAt: `2026-03-${day}T12:00:00.000Z`,
  likes: Array(likes).fill({ userId: 1 }),
  answers: Array(answers).fill({}),
})
const questions = [
  question(1, '05', 2, 1),
  question(2, '12', 0, 0),
  question(3, '08', 5, 3),
  question(4, '08', 2, 0),
]

test.each<[CommentFilter, string, number[]]>([
  ['all', 'Todo', [1, 2, 3, 4]],
  ['popular', 'Más populares', [3, 4, 1, 2]],
  ['recent', 'Más recientes', [2, 4, 3, 1]],
  ['unanswered', 'Sin respuesta', [2, 4]],
])('the filter %s, «%s», shows %j', (filter, label, ids) => {
  expect(COMMENT_FILTERS[filter]).toBe(label)
  expect(filterComments(questions, filter).map(({ id }) => id)).toEqual(ids)
})

test.each(['', '   ', '\n\t', '\u200b', '\u3164'])('%j is empty', content => {
  expect(commentProblem(content, false, 280)).toBe('Necesitas escribir una pregunta.')
  expect(commentProblem(content, true, 280)).toBe('Necesitas escribir una respuesta.')
})

test.each(['a', 'ñ', '🥗', '👩🏽‍❤️‍💋‍👨🏿', '👨🏻‍👩🏼‍👧🏽‍👦🏾', '🇲🇽'])(
  '«%s» is one character: 280 and 400 of them fit, one more does not',
  one => {
    for (const longest of Object.values(LONGEST_COMMENT)) {
      expect(commentLength(one.repeat(longest))).toBe(longest)
      expect(commentProblem(one.repeat(longest), false, longest)).toBeUndefined()
      expect(commentProblem(one.repeat(longest + 1), true, longest)).toBe(
        `Tu texto es demasiado largo: el máximo son ${longest} caracteres.`,
      )
    }
  },
)

test.each([`a${'\u0301'.repeat(10_000)}`, `a${'\u0301'.repeat(1000)}`, `👩${'\u200d👩'.repeat(500)}`])(
  'a text that hides hundreds of marks or emojis in one character is too long',
  content => {
    expect(commentProblem(content, false, 280)).toMatch(/demasiado largo/)
  },
)

test('the date is that of the clinic’s clock, in words', () => {
  expect(commentDate('2026-03-12T18:00:00.000Z')).toBe('12 de marzo de 2026')
  expect(commentDate('2026-03-13T03:00:00.000Z')).toBe('12 de marzo de 2026')
  expect(commentDate('2026-03-13T03:00:00.000Z', 'UTC')).toBe('13 de marzo de 2026')
})

test('a comment can be edited for less than a quarter of an hour', () => {
  const comment = { createdAt: '2026-03-12T18:00:00.000Z' }
  expect(isEditable(comment, new Date('2026-03-12T18:14:59.999Z'))).toBe(true)
  expect(isEditable(comment, new Date('2026-03-12T18:15:00.000Z'))).toBe(false)
})
