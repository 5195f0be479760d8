import fc from 'fast-check'
import { checkConfirmation, checkRegistration } from './registration'

const TODAY = '2026-11-21'
const EMAIL = 'Ingresa un correo electrónico valido.'

const WELL = {
  firstName: 'Ana',
  lastName: 'Treviño',
  email: 'ana@mydiet.mx',
  birthdate: '1991-04-12',
  gender: 'female',
  phone: '8112345678',
  password: 'Demo#2026',
}

test.each([
  ['', 'Ingresa una contraseña valida.'],
  ['demo#2026', 'La contraseña debe coincidir.'],
  ['Demo#2026', undefined],
])('confirmation «%s»', (confirmation, message) =>
  expect(checkConfirmation('Demo#2026', confirmation)).toBe(message),
)

test('a valid form has no errors', () => {
  expect(Object.values(checkRegistration(WELL, TODAY)).filter(Boolean)).toEqual([])
})

test('an empty form has an error for every required field, in the form’s order', () => {
  const empty = Object.fromEntries(Object.keys(WELL).map(field => [field, ''])) as typeof WELL
  expect(checkRegistration(empty, TODAY)).toEqual({
    firstName: 'Ingresa tu nombre.',
    lastName: 'Ingresa tu apellido.',
    email: EMAIL,
    birthdate: 'Ingresa tu fecha de nacimiento.',
    gender: 'Selecciona tu genero.',
    phone: 'Ingresa un número telefonico.',
    password: 'Ingresa una contraseña valida.',
  })
})

test.each([
  ['firstName', '<b>Ana</b>', 'Escribe solo texto, sin los signos < y >.'],
  ['lastName', 'Treviño>', 'Escribe solo texto, sin los signos < y >.'],
  ['ocupation', '<script>', 'Escribe solo texto, sin los signos < y >.'],
  ['ocupation', '', undefined],
  ['civilState', '<b>', 'Elige una de las opciones.'],
  ['civilState', 'N/D', undefined],
] as const)('the profile’s rule holds at registration too: %s «%s»', (field, text, message) => {
  expect(checkRegistration({ ...WELL, [field]: text }, TODAY)[field]).toBe(message)
})

describe('for any input', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 30 })

  test('an error in one field is reported at that field alone', () => {
    const fields = fc.constantFrom(...(Object.keys(WELL) as (keyof typeof WELL)[]))
    fc.assert(
      fc.property(fields, texts, (field, text) => {
        const problems = checkRegistration({ ...WELL, [field]: text }, TODAY)
        for (const other of Object.keys(WELL) as (keyof typeof WELL)[]) {
          if (other !== field) expect(problems[other]).toBeUndefined()
        }
      }),
    )
  })
})
