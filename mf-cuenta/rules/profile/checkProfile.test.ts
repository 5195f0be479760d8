import fc from 'fast-check'
import { checkProfile } from './checkProfile'

const TODAY = '2026-11-21'
const IMPOSSIBLE = 'Revisa tu fecha de nacimiento: no es una fecha posible.'
const MARKUP = 'Escribe solo texto, sin los signos < y >.'
const INVISIBLE = 'Quita los caracteres invisibles de este texto.'

test.each([
  ['firstName', '', 'Ingresa tu nombre.'],
  ['firstName', ' Ana', 'El nombre no debe iniciar con espacios en blanco.'],
  ['firstName', 'Ana\u0007', INVISIBLE],
  ['firstName', 'Ana\r\nBcc: otra', INVISIBLE],
  ['firstName', '<b>Ana</b>', MARKUP],
  ['firstName', 'a'.repeat(10_000), 'Usa como máximo 100 caracteres.'],
  ['firstName', 'ñ'.repeat(100), undefined],
  ['lastName', '  ', 'Ingresa tu apellido.'],
  ['birthdate', '2026-02-30', IMPOSSIBLE],
  ['birthdate', '2026-11-22', IMPOSSIBLE],
  ['birthdate', null, 'Ingresa tu fecha de nacimiento.'],
  ['birthdate', '1991-04-12', undefined],
  ['gender', null, 'Selecciona tu genero.'],
  ['gender', 'otro', 'Selecciona tu genero.'],
  ['gender', 'male', undefined],
  ['emergencyContactPhone', '81123456789', 'Número de 10 digitos.'],
  ['emergencyContactPhone', '', 'Ingresa un número telefonico.'],
  ['emergencyContactPhone', '8112345678', undefined],
  ['phone', '', undefined],
  ['phone', '811', 'Número de 10 digitos.'],
  ['ocupation', '', undefined],
  ['ocupation', '<script>', MARKUP],
  ['civilState', '', undefined],
  ['civilState', 'N/D', undefined],
  ['civilState', 'Soltero', 'Elige una de las opciones.'],
  ['emergencyContactEmail', '', undefined],
  ['emergencyContactEmail', 'luis', 'El correo electrónico debe contener exactamente un símbolo @.'],
  ['emergencyContactBirthdate', null, undefined],
  [
    'emergencyContactBirthdate',
    '1960-02-30',
    'Revisa la fecha de nacimiento de tu contacto: no es una fecha posible.',
  ],
  ['objective', 'Dormir mejor\ny comer con calma', undefined],
  ['objective', 'Dormir\u0000', INVISIBLE],
  ['objective', 'a'.repeat(1001), 'Usa como máximo 1000 caracteres.'],
])('%s %j', (field, value, message) => {
  expect(checkProfile({ [field]: value }, TODAY)).toStrictEqual(message ? { [field]: message } : {})
})

test('each wrong field has its message at the same time', () => {
  const change = {
    firstName: '',
    birthdate: '2026-02-30',
    emergencyContactPhone: '81123456789',
    ocupation: '<',
  }
  expect(Object.keys(checkProfile(change, TODAY))).toEqual(expect.arrayContaining(Object.keys(change)))
})

test('branches are bounded texts', () => {
  expect(checkProfile({ branchOffices: ['Centro'] }, TODAY)).toEqual({})
  expect(checkProfile({ branchOffices: Array(20).fill('Centro') }, TODAY)).toEqual({})
  expect(checkProfile({ branchOffices: Array(21).fill('Centro') }, TODAY)).toEqual({
    branchOffices: 'Elige como máximo 20 sucursales.',
  })
  expect(checkProfile({ branchOffices: ['a', '<b>'] }, TODAY)).toEqual({ branchOffices: MARKUP })
})

test('an accepted text has no markup and no control character, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), ocupation => {
      if (checkProfile({ ocupation }, TODAY).ocupation) return
      expect(ocupation).not.toMatch(/[<>]|\p{Cc}/u)
      expect([...ocupation].length).toBeLessThanOrEqual(100)
    }),
  )
})
