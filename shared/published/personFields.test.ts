import fc from 'fast-check'
import {
  checkBirthdate,
  checkFirstName,
  checkGender,
  checkLastName,
  checkPhone,
  normalizeName,
} from './personFields'

const TODAY = '2026-11-21'
const IMPOSSIBLE = 'Revisa tu fecha de nacimiento: no es una fecha posible.'

test('a name is stored without invisible characters', () => {
  expect(normalizeName('Ana\u200b\r\n\u202eMaría  ')).toBe('Ana María')
  expect(normalizeName('Ana\tMaría')).toBe('Ana María')
  expect(normalizeName('Ana \u200b María')).toBe('Ana María')
})

describe('each field has its message', () => {
  test.each([
    ['', 'Ingresa tu nombre.'],
    ['  ', 'Ingresa tu nombre.'],
    ['\u200b\u202e', 'Ingresa tu nombre.'],
    ['\u3164', 'Ingresa tu nombre.'],
    ['\u115f\u1160\uffa0', 'Ingresa tu nombre.'],
    ['\u2800', 'Ingresa tu nombre.'],
    ['\uffff', 'Ingresa tu nombre.'],
    [' Ana', 'El nombre no debe iniciar con espacios en blanco.'],
    ['Ana', undefined],
    ['Ana ', undefined],
    ['<b>Ana</b>', 'Escribe solo texto, sin los signos < y >.'],
    ['Ana\u0007', 'Quita los caracteres invisibles de este texto.'],
    ['ñ'.repeat(100), undefined],
    ['ñ'.repeat(101), 'Usa como máximo 100 caracteres.'],
  ])('firstName «%s»', (firstName, message) => expect(checkFirstName(firstName)).toBe(message))

  test.each([
    ['', 'Ingresa tu apellido.'],
    ['\u200b', 'Ingresa tu apellido.'],
    [' Garza', 'El apellido no debe iniciar con espacios en blanco.'],
    ['Garza', undefined],
    ['Garza>', 'Escribe solo texto, sin los signos < y >.'],
  ])('lastName «%s»', (lastName, message) => expect(checkLastName(lastName)).toBe(message))

  test.each([
    ['', 'Ingresa tu fecha de nacimiento.'],
    ['2026-02-30', IMPOSSIBLE],
    ['1899-12-31', IMPOSSIBLE],
    ['2026-11-22', IMPOSSIBLE],
    ['12/04/1991', IMPOSSIBLE],
    ['1900-01-01', undefined],
    [TODAY, undefined],
  ])('birthdate «%s»', (birthdate, message) => expect(checkBirthdate(birthdate, TODAY)).toBe(message))

  test.each([
    ['', 'Selecciona tu genero.'],
    ['Female', 'Selecciona tu genero.'],
    ['male', undefined],
    ['female', undefined],
  ])('gender «%s»', (gender, message) => expect(checkGender(gender)).toBe(message))

  test.each([
    ['', 'Ingresa un número telefonico.'],
    ['811234567', 'Número de 10 digitos.'],
    ['81123456789', 'Número de 10 digitos.'],
    ['811-345678', 'Número de 10 digitos.'],
    ['٨١١٢٣٤٥٦٧٨', 'Número de 10 digitos.'],
    ['8112345678', undefined],
  ])('phone «%s»', (phone, message) => expect(checkPhone(phone)).toBe(message))
})

describe('for any input', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 30 })

  test('a name is valid unless it is invisible, begins with a blank or is not plain text', () => {
    fc.assert(
      fc.property(texts, name => {
        expect(checkFirstName(name) === undefined).toBe(
          normalizeName(name) !== '' && name.trimStart() === name && !/[<>\p{Cc}]/u.test(name),
        )
      }),
    )
  })

  test('a phone is valid if and only if it is ten digits', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(digits, texts), phone => {
        expect(checkPhone(phone) === undefined).toBe(/^[0-9]+$/.test(phone) && phone.length === 10)
      }),
    )
  })

  test('a day of the calendar since 1900 is a birthdate until today', () => {
    const days = fc.date({ min: new Date('1890-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(days, date => {
        const day = date.toISOString().slice(0, 10)
        expect(checkBirthdate(day, TODAY) === undefined).toBe(day >= '1900-01-01' && day <= TODAY)
      }),
    )
  })
})
