import { checkEmail, checkPassword } from './credentials'

const REQUIRED_EMAIL = 'Ingresa un correo electrónico valido.'
const ONE_AT = 'El correo electrónico debe contener exactamente un símbolo @.'
const REQUIRED_PASSWORD = 'Ingresa una contraseña valida.'
const WEAK = 'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.'

test.each([
  ['', REQUIRED_EMAIL],
  ['   ', REQUIRED_EMAIL],
  ['ana', ONE_AT],
  ['ana@@mydiet.mx', ONE_AT],
  ['a@b@c', ONE_AT],
  ['ana@mydiet.mx', undefined],
])('email «%s»', (email, message) => {
  expect(checkEmail(email)).toBe(message)
})

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
