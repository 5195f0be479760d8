import { charactersIn } from './characters'

test.each([
  ['', 0],
  ['Sí, señor', 9],
  ['Qué rico 🥑', 10],
  ['uno\ndos', 7],
])('the characters of %j', (text, characters) => {
  expect(charactersIn(text)).toBe(characters)
})
