import fc from 'fast-check'
import { checkNewPassword } from './newPassword'

const REQUIRED = 'Todos los campos son obligatorios'
const WEAK = 'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.'

test.each([
  ['', '', { password: REQUIRED, confirmation: REQUIRED }],
  ['Demo#2026', '', { confirmation: REQUIRED }],
  ['', 'Demo#2026', { password: REQUIRED }],
  ['demo', 'demo', { password: WEAK }],
  ['Demo#2026', 'Demo#2027', { confirmation: 'Las contraseñas no coinciden' }],
  ['Demo#2026', 'Demo#2026', {}],
])('«%s», «%s»', (password, confirmation, problems) => {
  expect(checkNewPassword(password, confirmation)).toEqual(problems)
})

test('only two equal ones are valid', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      fc.pre(a !== b)
      expect(Object.values(checkNewPassword(`Aa#45678${a}`, `Aa#45678${b}`)).some(Boolean)).toBe(true)
    }),
  )
})
