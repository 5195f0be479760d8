import { checkPassword } from './credentials'

const REQUIRED_PASSWORD = 'Ingresa una contraseña valida.'
const WEAK = 'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.'

test.each([
  ['', REQUIRED_PASSWORD],
  ['Ab#4567', WEAK],
  ['abcdefg#', WEAK],
  ['ABCDEFG#', WEAK],
  ['Abcdefgh', WEAK],
  ['Abcdefg1', WEAK],
  ['Abcdef g', WEAK],
  ['Abcdefg#', undefined],
  ['Ñandúes¡', undefined],
  ['Demo#2026', undefined],
])('password «%s»', (password, message) => {
  expect(checkPassword(password)).toBe(message)
})
