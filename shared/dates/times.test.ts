import { durationInWords, timeInWords } from './times'

test.each([
  [0, '12:00 a.m.'],
  [5, '12:05 a.m.'],
  [630, '10:30 a.m.'],
  [719, '11:59 a.m.'],
  [720, '12:00 p.m.'],
  [780, '1:00 p.m.'],
  [1439, '11:59 p.m.'],
  [1440, '12:00 a.m.'],
])('minute %i is %s', (minute, words) => {
  expect(timeInWords(minute)).toBe(words)
})

test.each([
  [0, '0 minutos'],
  [1, '1 minuto'],
  [20, '20 minutos'],
  [60, '1 hora'],
  [61, '1 hora 1 minuto'],
  [150, '2 horas 30 minutos'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words)
})
