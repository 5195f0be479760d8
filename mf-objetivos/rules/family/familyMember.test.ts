import fc from 'fast-check'
import { addDays } from 'shared/dates'
import { checkFamilyMember, type FamilyFields, isAdult, mayBeShown } from './familyMember'

const TODAY = '2026-11-22'
const luis: FamilyFields = {
  firstName: 'Luis',
  lastName: 'Treviño',
  birthDate: '2015-03-01',
  gender: 'male',
  email: '',
  phone: '',
  relationship: '',
}

test('email, phone and relationship are optional', () => {
  expect(checkFamilyMember(luis, TODAY)).toStrictEqual({})
  const full = { email: 'luis@ejemplo.mx', phone: '8112345678', relationship: 'Hijo' }
  expect(checkFamilyMember({ ...luis, ...full }, TODAY)).toEqual({})
})

test.each<[Partial<FamilyFields>, string]>([
  [{ firstName: '' }, 'Ingresa tu nombre.'],
  [{ firstName: ' Luis' }, 'El nombre no debe iniciar con espacios en blanco.'],
  [{ firstName: 'a'.repeat(101) }, 'Usa como máximo 100 caracteres.'],
  [{ firstName: '<b>Luis' }, 'Escribe solo texto, sin los signos < y >.'],
  [{ lastName: '' }, 'Ingresa tu apellido.'],
  [{ lastName: ' T' }, 'El apellido no debe iniciar con espacios en blanco.'],
  [{ birthDate: '' }, 'Ingresa tu fecha de nacimiento.'],
  [{ birthDate: '2026-02-30' }, 'Revisa tu fecha de nacimiento: no es una fecha posible.'],
  [{ birthDate: '2026-11-23' }, 'Revisa tu fecha de nacimiento: no es una fecha posible.'],
  [{ birthDate: '1899-12-31' }, 'Revisa tu fecha de nacimiento: no es una fecha posible.'],
  [{ gender: '' }, 'Selecciona tu genero.'],
  [{ gender: 'other' }, 'Selecciona tu genero.'],
  [{ email: 'luis' }, 'El correo electrónico debe contener exactamente un símbolo @.'],
  [{ phone: '81123456789' }, 'Escribe solo números, máximo 10.'],
  [{ phone: '81-12' }, 'Escribe solo números, máximo 10.'],
  [{ relationship: 'x'.repeat(61) }, 'Usa como máximo 60 caracteres.'],
])('%j: %s', (fields, message) => {
  expect(checkFamilyMember({ ...luis, ...fields }, TODAY)).toEqual({
    [Object.keys(fields)[0] ?? '']: message,
  })
})

test.each([
  ['2008-11-22', TODAY, true],
  ['2008-11-23', TODAY, false],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
  ['2010-02-28', '2028-02-28', true],
])('somebody born on %s is an adult on %s: %s', (birthDate, today, adult) => {
  expect(isAdult(birthDate, today)).toBe(adult)
})

test('property: somebody becomes an adult once', () => {
  const day = fc.nat(60_000).map(days => addDays('1900-01-01', days))
  fc.assert(
    fc.property(day, day, fc.nat(20_000), (birthDate, today, later) => {
      if (isAdult(birthDate, today)) expect(isAdult(birthDate, addDays(today, later))).toBe(true)
    }),
  )
})

test('a child’s results are shown; an adult’s with their consent alone', () => {
  const shown = (birthDate: string, consent: 'NONE' | 'ASKED' | 'GRANTED' | 'REFUSED') =>
    mayBeShown({ birthDate, consent }, TODAY)
  expect(shown('2015-01-01', 'NONE')).toBe(true)
  expect((['NONE', 'ASKED', 'REFUSED', 'GRANTED'] as const).map(one => shown('1960-01-01', one))).toEqual([
    false,
    false,
    false,
    true,
  ])
})
