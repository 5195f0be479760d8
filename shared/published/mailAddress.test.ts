import fc from 'fast-check'
import { canonicalAddress, checkEmail, checkMailAddress } from './mailAddress'

const EMAIL = 'Ingresa un correo electrónico valido.'
const ONE_AT = 'El correo electrónico debe contener exactamente un símbolo @.'

test.each([
  ['', EMAIL],
  ['   ', EMAIL],
  ['ana', ONE_AT],
  ['ana@@mydiet.mx', ONE_AT],
  ['a@b@c', ONE_AT],
  ['ana@mydiet.mx', undefined],
])('email «%s»', (email, message) => {
  expect(checkEmail(email)).toBe(message)
})

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

const texts = fc.string({ unit: 'binary', maxLength: 30 })

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
