import { listCell } from './listCell'

test.each([
  ['Comida | Cena', ['Comida', 'Cena']],
  ['Comida', ['Comida']],
  [' Comida||  |Cena| ', ['Comida', 'Cena']],
  ['', []],
])('«%s» is the list %j', (cell, parts) => {
  expect(listCell(cell)).toEqual(parts)
})
