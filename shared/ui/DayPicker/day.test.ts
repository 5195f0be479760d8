import { inWords, nearWord } from './day'

describe('a day', () => {
  test('is written in Spanish, with the year only when it is another', () => {
    expect(inWords('2026-11-21', '2026-11-21')).toBe('sábado 21 de noviembre')
    expect(inWords('2027-01-03', '2026-11-21')).toBe('domingo 3 de enero de 2027')
  })

  test('has a word of its own when it is near', () => {
    expect(
      ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(day => nearWord(day, '2026-11-21')),
    ).toEqual(['Ayer', 'Hoy', 'Mañana', undefined])
  })
})
