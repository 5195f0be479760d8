import { plainName } from './plainName'

test.each([
  ['Ana', 'Ana'],
  ['María José', 'María José'],
  ['Ana-Sofía O’Neil', 'Ana Sofía O Neil'],
  ["D'Angelo", 'D Angelo'],
  ['Juan Pablo 2', 'Juan Pablo 2'],
])('«%s» is repeated as «%s»', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})

test.each([
  'BBVA: llame al 55',
  'Llama al 55 1234 5678 urgente',
  'visita evil.example',
  'http://evil',
  'Ana\nOtra',
  '<b>',
  '+52',
  'a@b',
  'x'.repeat(41),
  ' ',
])('«%s» is not repeated', name => {
  expect(plainName(name)).toBeUndefined()
})
