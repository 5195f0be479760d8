import { storedCodeInWords } from './codeInWords'
import { USES } from './taxCodes'

test('a stored code is read with its name, and alone where the catalogue no longer has it', () => {
  expect(storedCodeInWords(USES, 'G03')).toBe('G03 · Gastos en general')
  expect(storedCodeInWords(USES, 'D99')).toBe('D99')
})
