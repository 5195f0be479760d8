import { kindOfRfc, plainRfc } from './rfc'

// The tax authority's own test persons.
test.each([
  ['GODE561231GR8', 'natural'],
  ['CACX7605101P8', 'natural'],
  ['MISC491214B86', 'natural'],
  ['XOJI740919U48', 'natural'],
  ['EKU9003173C9', 'legal'],
  ['URE180429TM6', 'legal'],
  ['KIJ0906199R1', 'legal'],
  ['IIA040805DZ4', 'legal'],
  // Born on 29 February 2000; the check digits of 10 and of 11.
  ['PERA000229ABA', 'natural'],
  ['MISC000229MN0', 'natural'],
])('%s is the RFC of a %s person', (rfc, kind) => {
  expect(kindOfRfc(rfc)).toBe(kind)
})

test.each([
  ['another check digit', 'GODE561231GR7'],
  ['two letters exchanged', 'OGDE561231GR8'],
  ['a day that does not exist', 'GODE560230GR8'],
  ['the public in general', 'XAXX010101000'],
  ['a foreigner', 'XEXX010101000'],
  ['too short', 'GODE561231GR'],
  ['a letter too many', 'xGODE561231GR8'],
  ['a digit before it', '4EKU9003173C9'],
  ['a digit after it', 'GODE101010100A'],
  ['lower case', 'gode561231gr8'],
  ['nothing', ''],
])('%s is none: %s', (_, rfc) => {
  expect(kindOfRfc(rfc)).toBeUndefined()
})

test('it is typed with spaces, hyphens and lower case', () => {
  expect(plainRfc(' gode-561231 gr8')).toBe('GODE561231GR8')
})
