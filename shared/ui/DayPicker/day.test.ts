import { addDays, localDay } from '../../dates/dates'
import { dateOf, inWords, nearWord } from './day'

describe('a day', () => {
  test('comes back the same from every day of ten years', () => {
    let day = '2020-01-01'
    for (let count = 0; count < 3660; count += 1) {
      expect(localDay(dateOf(day))).toBe(day)
      day = addDays(day, 1)
    }
    expect(day).toBe('2030-01-08')
  })

  test('is said in Spanish, with the year only when it is another', () => {
    expect(inWords('2026-11-21', '2026-11-21')).toBe('sábado 21 de noviembre')
    expect(inWords('2027-01-03', '2026-11-21')).toBe('domingo 3 de enero de 2027')
  })

  test('has a word of its own when it is near', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(day => nearWord(day, '2026-11-21')),
    ).toEqual(['Ayer', 'Hoy', 'Mañana', undefined])
  })
})
