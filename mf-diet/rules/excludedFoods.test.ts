import fc from 'fast-check'
import type { Exclusion } from '../contract'
import { excludedFoodsIn, excludesRecipe } from './excludedFoods'

const MILK: Exclusion = { alimentId: 1, reason: 'dislike' }
const NUT: Exclusion = { alimentId: 2, reason: 'allergy' }
const recipe = {
  id: 7,
  ingredients: [3, 1, 2].map(aliment => ({ aliment, quantity: 1, recipeId: 7 })),
}

test('finds what is to be left out, allergies first', () => {
  expect(excludedFoodsIn(recipe.ingredients, [MILK, NUT])).toEqual([NUT, MILK])
  expect(excludedFoodsIn(recipe.ingredients, [{ alimentId: 9, reason: 'allergy' }])).toEqual([])
  expect(excludedFoodsIn(recipe.ingredients, [])).toEqual([])
})

test('finds exactly the excluded foods that are there, each once, whatever the order', () => {
  const aliment = fc.integer({ min: 1, max: 12 })
  const exclusion = fc.record({
    alimentId: aliment,
    reason: fc.constantFrom<Exclusion['reason']>('allergy', 'dislike'),
  })
  fc.assert(
    fc.property(
      fc.array(aliment),
      fc.uniqueArray(exclusion, { selector: ({ alimentId }) => alimentId }),
      (aliments, exclusions) => {
        const ingredients = aliments.map(id => ({ aliment: id }))
        const found = excludedFoodsIn(ingredients, exclusions)
        const there = exclusions.filter(({ alimentId }) => aliments.includes(alimentId))
        expect(found).toHaveLength(there.length)
        expect(new Set(found)).toEqual(new Set(there))
        const reasons = found.map(({ reason }) => reason)
        expect(reasons).toEqual([...reasons].sort())
      },
    ),
  )
})

test('an allergy weighs more than a dislike', () => {
  expect(excludesRecipe(recipe, [MILK, NUT], [])).toBe('allergy')
  expect(excludesRecipe(recipe, [MILK], [])).toBe('dislike')
  expect(excludesRecipe(recipe, [], [])).toBeUndefined()
})

test('a swap takes a food out of its recipe, or brings one in; the swap of another recipe does neither', () => {
  expect(excludesRecipe(recipe, [NUT], [{ recipeId: 7, alimentId: 2, alimentNewId: 4 }])).toBeUndefined()
  expect(excludesRecipe(recipe, [NUT], [{ recipeId: 8, alimentId: 2, alimentNewId: 4 }])).toBe('allergy')
  const toFour: Exclusion = { alimentId: 4, reason: 'dislike' }
  expect(excludesRecipe(recipe, [toFour], [{ recipeId: 7, alimentId: 3, alimentNewId: 4 }])).toBe('dislike')
})
