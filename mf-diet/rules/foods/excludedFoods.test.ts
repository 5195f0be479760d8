import fc from 'fast-check'
import type { Exclusion } from '../../contract/foods'
import { excludedFoodsIn, exclusionOfRecipes, withoutExcluded } from './excludedFoods'

const MILK: Exclusion = { alimentId: 1, reason: 'dislike' }
const NUT: Exclusion = { alimentId: 2, reason: 'allergy' }
const recipe = {
  id: 7,
  ingredients: [3, 1, 2].map(aliment => ({ aliment, quantity: 1, recipeId: 7 })),
}

test('finds the foods to leave out, allergies first', () => {
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
  expect(exclusionOfRecipes([MILK, NUT], [])(recipe)).toBe('allergy')
  expect(exclusionOfRecipes([MILK], [])(recipe)).toBe('dislike')
  expect(exclusionOfRecipes([], [])(recipe)).toBeUndefined()
})

test('a swap takes a food out of its recipe, or brings one in; the swap of another recipe does neither', () => {
  expect(exclusionOfRecipes([NUT], [{ recipeId: 7, alimentId: 2, alimentNewId: 4 }])(recipe)).toBeUndefined()
  expect(exclusionOfRecipes([NUT], [{ recipeId: 8, alimentId: 2, alimentNewId: 4 }])(recipe)).toBe('allergy')
  const toFour: Exclusion = { alimentId: 4, reason: 'dislike' }
  expect(exclusionOfRecipes([toFour], [{ recipeId: 7, alimentId: 3, alimentNewId: 4 }])(recipe)).toBe(
    'dislike',
  )
})

test('the recipes offered instead hold no excluded food, be it an allergy or a dislike', () => {
  const other = { id: 8, ingredients: [{ aliment: 4, quantity: 1, recipeId: 8 }] }
  expect(withoutExcluded([recipe, other], [MILK], [])).toEqual([other])
  expect(withoutExcluded([recipe, other], [NUT], [])).toEqual([other])
  expect(withoutExcluded([recipe, other], [], [])).toEqual([recipe, other])
  expect(withoutExcluded([other], [NUT], [{ recipeId: 8, alimentId: 4, alimentNewId: 2 }])).toEqual([])
})
