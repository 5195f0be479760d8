import { weekInWords } from './weekInWords'

const inWords = (...week: [day: number, ...hours: number[]][]) =>
  weekInWords(week.map(([day, ...workingHours]) => ({ day, workingHours }))).map(
    ({ days, hours }) => `${days}: ${hours.replaceAll('\u00a0', ' ')}`,
  )

test('days that follow each other with the same hours are told together', () => {
  expect(
    inWords([1, 9, 14, 16, 19], [2, 9, 14, 16, 19], [3, 9, 14, 16, 19], [6, 9, 12.5], [7, 9, 12.5]),
  ).toEqual([
    'Lunes a miércoles: 9:00 a.m. a 2:00 p.m. y 4:00 p.m. a 7:00 p.m.',
    'Sábado y domingo: 9:00 a.m. a 12:30 p.m.',
  ])
})

test('days with a gap, or with other hours, stand alone, from Monday on', () => {
  expect(inWords([5, 9, 14], [1, 9, 14], [3, 9, 14], [4, 9, 13])).toEqual([
    'Lunes: 9:00 a.m. a 2:00 p.m.',
    'Miércoles: 9:00 a.m. a 2:00 p.m.',
    'Jueves: 9:00 a.m. a 1:00 p.m.',
    'Viernes: 9:00 a.m. a 2:00 p.m.',
  ])
})
