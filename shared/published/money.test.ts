import { formatCentavos } from './money'

test.each([
  [0, '$0 MXN'],
  [9_900, '$99 MXN'],
  [125_000, '$1,250 MXN'],
  [100_000_000, '$1,000,000 MXN'],
  [44_910, '$449.10 MXN'],
  [1, '$0.01 MXN'],
  [-4_000, '-$40 MXN'],
])('%d centavos are %s', (centavos, text) => {
  expect(formatCentavos(centavos)).toBe(text)
})
