import { checkInvoice, plainInvoice } from './checkInvoice'

const sound = {
  rfc: 'GODE561231GR8',
  name: 'ESTEBAN GÓMEZ DÍAZ',
  regimenFiscal: '612',
  usoCfdi: 'D01',
  postalCode: '64000',
}
const problemsWith = (change: Partial<typeof sound>) => Object.keys(checkInvoice({ ...sound, ...change }))

test('sound data has no problem', () => {
  expect(problemsWith({})).toEqual([])
  expect(problemsWith({ rfc: 'EKU9003173C9', regimenFiscal: '601', usoCfdi: 'G03' })).toEqual([])
})

test.each([
  ['a wrong RFC', { rfc: 'GODE561231GR7' }, ['rfc']],
  ['no name', { name: '' }, ['name']],
  ['markup in the name', { name: '<B>ANA</B>' }, ['name']],
  [
    'a regime of legal persons for a natural one',
    { regimenFiscal: '601', usoCfdi: 'G03' },
    ['regimenFiscal'],
  ],
  ['a regime that does not exist', { regimenFiscal: '999' }, ['regimenFiscal']],
  ['a use that the regime does not have', { regimenFiscal: '616' }, ['usoCfdi']],
  ['a use that does not exist', { usoCfdi: 'Z99' }, ['usoCfdi']],
  ['a postal code of four digits', { postalCode: '6400' }, ['postalCode']],
  ['a postal code of six digits', { postalCode: '640000' }, ['postalCode']],
  ['a postal code after a letter', { postalCode: 'a64000' }, ['postalCode']],
  ['a postal code of no place', { postalCode: '00123' }, ['postalCode']],
])('%s is told at its field', (_, change, fields) => {
  expect(problemsWith(change)).toEqual(fields)
})

test('what is typed is stored without spaces around and in upper case', () => {
  expect(
    plainInvoice({
      rfc: 'gode-561231-gr8',
      name: ' Esteban  Gómez Díaz ',
      regimenFiscal: ' 612',
      usoCfdi: ' d01 ',
      postalCode: '64000 ',
    }),
  ).toEqual(sound)
})
