import fc from 'fast-check'
import { swappedIngredients, takenInstead } from './swappedIngredients'

const ingredient = (aliment: number) => ({ aliment, quantity: 2, recipeId: 7 })
const swap = (alimentId: number, alimentNewId: number, recipeId = 7) => ({
  recipeId,
  alimentId,
  alimentNewId,
})
const shown = (ingredients: ReturnType<typeof ingredient>[], swaps: ReturnType<typeof swap>[]) =>
  swappedIngredients(ingredients, takenInstead(swaps)).map(({ aliment }) => aliment)

const two = [ingredient(1), ingredient(2)]

test('the last entry per original aliment wins', () => {
  expect(shown(two, [swap(1, 10), swap(2, 20), swap(1, 11)])).toEqual([11, 20])
})

test('an entry belongs to the original aliment, not to its replacement', () => {
  expect(shown(two, [swap(1, 10), swap(10, 11)])).toEqual([10, 2])
})

test('the last entry may go back to the original', () => {
  expect(shown(two, [swap(1, 10), swap(1, 1)])).toEqual([1, 2])
})

test('another recipe’s entries change nothing', () => {
  expect(shown(two, [swap(1, 10, 8)])).toEqual([1, 2])
})

test('a swap changes neither the quantity nor the original', () => {
  const aliment = fc.nat(5)
  const entries = fc.array(
    fc.record({ recipeId: fc.constantFrom(7, 8), alimentId: aliment, alimentNewId: aliment }),
  )
  fc.assert(
    fc.property(fc.array(aliment), entries, (aliments, swaps) => {
      const before = aliments.map(ingredient)
      const after = swappedIngredients(before, takenInstead(swaps))
      expect(after.map(({ original, quantity }) => ({ original, quantity }))).toEqual(
        before.map(({ aliment: original, quantity }) => ({ original, quantity })),
      )
      const last = new Map(swaps.filter(s => s.recipeId === 7).map(s => [s.alimentId, s.alimentNewId]))
      expect(after.map(i => i.aliment)).toEqual(aliments.map(id => last.get(id) ?? id))
    }),
  )
})
