import fc from 'fast-check'
import {
  canonicalAddress,
  checkBirthdate,
  checkConfirmation,
  checkFirstName,
  checkGender,
  checkLastName,
  checkMailAddress,
  checkPhone,
  checkRegistration,
  keptName,
} from './registration'

const TODAY = '2026-11-21'
const EMAIL = 'Ingresa un correo electrónico valido.'
const ONE_AT = 'El correo electrónico debe contener exactamente un símbolo @.'
const IMPOSSIBLE = 'Revisa tu fecha de nacimiento: no es una fecha posible.'

const WELL = {
  firstName: 'Ana',
  lastName: 'Treviño',
  email: 'ana@mydiet.mx',
  birthdate: '1991-04-12',
  gender: 'female',
  phone: '8112345678',
  password: 'Demo#2026',
}

test('a name is stored without invisible characters', () => {
  expect(keptName('Ana\u200b\r\n\u202eMaría  ')).toBe('Ana María')
  expect(keptName('Ana\tMaría')).toBe('Ana María')
  expect(keptName('Ana \u200b María')).toBe('Ana María')
})

describe('each field has its message', () => {
  test.each([
    ['', 'Ingresa tu nombre.'],
    ['  ', 'Ingresa tu nombre.'],
    ['\u200b\u202e', 'Ingresa tu nombre.'],
    [' Ana', 'El nombre no debe iniciar con espacios en blanco.'],
    ['Ana', undefined],
    ['Ana ', undefined],
  ])('firstName «%s»', (firstName, message) => expect(checkFirstName(firstName)).toBe(message))

  test.each([
    ['', 'Ingresa tu apellido.'],
    ['\u200b', 'Ingresa tu apellido.'],
    [' Garza', 'El apellido no debe iniciar con espacios en blanco.'],
    ['Garza', undefined],
  ])('lastName «%s»', (lastName, message) => expect(checkLastName(lastName)).toBe(message))

  test.each([
    ['', EMAIL],
    ['ana', ONE_AT],
    ['a@b@c', ONE_AT],
    ['@mydiet.mx', EMAIL],
    ['ana@', EMAIL],
    ['ana@mydiet.mx\r\nBcc: todos@mydiet.mx', ONE_AT],
    ['ana@mydiet.mx\r\nBcc: todos', EMAIL],
    ['ana@mydiet.mx\n', EMAIL],
    ['\rana@mydiet.mx', EMAIL],
    ['otra,ana@mydiet.mx', EMAIL],
    ['Ana <ana@mydiet.mx>', EMAIL],
    ['ana maria@mydiet.mx', EMAIL],
    ['ana\u200b@mydiet.mx', EMAIL],
    ['ana\u202e@mydiet.mx', EMAIL],
    ['a..b@mydiet.mx', EMAIL],
    ['.ana@mydiet.mx', EMAIL],
    ['ana@mydiet..mx', EMAIL],
    ['ana@mydiet.mx.', EMAIL],
    [' ana@mydiet.mx ', undefined],
    ['ana.maria+dieta@mydiet.mx', undefined],
    ['ñandú@mydiet.mx', undefined],
  ])('email %j', (email, message) => expect(checkMailAddress(email)).toBe(message))

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

  test.each([
    ['', 'Ingresa una contraseña valida.'],
    ['demo#2026', 'La contraseña debe coincidir.'],
    ['Demo#2026', undefined],
  ])('confirmation «%s»', (confirmation, message) =>
    expect(checkConfirmation('Demo#2026', confirmation)).toBe(message),
  )
})

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

  test('a name is valid unless it has no visible character or begins with a blank', () => {
    fc.assert(
      fc.property(texts, name => {
        expect(checkFirstName(name) === undefined).toBe(keptName(name) !== '' && name.trimStart() === name)
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

  test('a valid address is one line and one address, and stays so in lower case', () => {
    const pieces = fc.string({ unit: fc.constantFrom(...'aZñ.+@ \r\n\t\0,;<>"'), maxLength: 12 })
    fc.assert(
      fc.property(fc.oneof(pieces, texts), fc.oneof(pieces, texts), (name, domain) => {
        const email = `${name}@${domain}`
        if (checkMailAddress(email)) return
        const address = canonicalAddress(email)
        expect(address).toMatch(/^[^\s\p{Cc},;<>"@]+@[^\s\p{Cc},;<>"@]+$/u)
        expect(canonicalAddress(address)).toBe(address)
        expect(checkMailAddress(address)).toBeUndefined()
      }),
      { numRuns: 1000 },
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
