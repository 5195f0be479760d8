import { clockInWords, durationInWords, timeInWords } from './times'

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
  [60, 'la 1:00 a.m.'],
  [785, 'la 1:05 p.m.'],
  [660, 'las 11:00 a.m.'],
  [720, 'las 12:00 p.m.'],
])('a time has its article: minute %i is %s', (minute, words) => {
  expect(clockInWords(minute)).toBe(words)
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
