import { formatCentavos, formatMxn } from './money'

test.each([
  [0, '$0 MXN'],
  [99, '$99 MXN'],
  [1250, '$1,250 MXN'],
  [1_000_000, '$1,000,000 MXN'],
  [249.5, '$249.50 MXN'],
  [0.1 + 0.2, '$0.30 MXN'],
  [-40, '-$40 MXN'],
])('%d pesos are %s', (pesos, text) => expect(formatMxn(pesos)).toBe(text))

test.each([
  [9_900, '$99 MXN'],
  [44_910, '$449.10 MXN'],
  [1, '$0.01 MXN'],
])('%d centavos are %s', (centavos, text) => {
  expect(formatCentavos(centavos)).toBe(text)
})
