import { equivalentsOf } from './equivalentsOf'

const GROUPS: Record<number, string> = { 1: 'Verduras', 2: 'Verduras', 3: 'Frutas', 4: 'Azúcares' }
const alimentOf = (id: number) => {
  const grupo = GROUPS[id]
  return grupo ? { grupo } : undefined
}

test('sums the quantities, which count suggested portions, by group', () => {
  const ingredients = [
    { aliment: 1, quantity: 1.5 },
    { aliment: 3, quantity: 1 },
    { aliment: 2, quantity: 0.25 },
    { aliment: 4, quantity: 1 },
  ]
  expect(equivalentsOf(ingredients, alimentOf)).toEqual([
    { grupo: 'Verduras', equivalents: 1.75 },
    { grupo: 'Azúcares', equivalents: 1 },
    { grupo: 'Frutas', equivalents: 1 },
  ])
})

test('an aliment that no longer exists is not counted', () => {
  expect(equivalentsOf([{ aliment: 99, quantity: 2 }], alimentOf)).toEqual([])
})
