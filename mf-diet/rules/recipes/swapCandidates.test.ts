import fc from 'fast-check'
import { swapCandidates } from './swapCandidates'

const recipe = (
  id: number,
  mealTime: string[],
  mealCategories: string[],
  mealSubCategories: string[] = [],
) => ({
  id,
  mealTime,
  mealCategories,
  mealSubCategories,
})

const current = recipe(1, ['Comida', 'Cena'], ['Vegano', 'Sin gluten'], ['Rápido'])

test.each([
  ['the tag is its category', recipe(2, ['Comida'], ['Vegano']), true],
  ['the tag is its subcategory', recipe(2, ['Comida'], [], ['Vegano']), true],
  ['the tag is written otherwise', recipe(2, ['Comida'], ['VEGANO']), true],
  ['it shares another category only', recipe(2, ['Comida'], ['Sin gluten']), false],
  ['its first meal time is another', recipe(2, ['Cena', 'Comida'], ['Vegano']), false],
  ['it is the current recipe itself', current, false],
])('by the tag «Vegano»: %s', (_, other, isCandidate) => {
  expect(swapCandidates('Vegano', current, [other])).toEqual(isCandidate ? [other] : [])
})

test('by meal time, as the week does: all recipes with the same first meal time', () => {
  const others = [
    recipe(2, ['Comida'], []),
    recipe(3, ['Cena', 'Comida'], []),
    recipe(4, ['Comida', 'Cena'], []),
  ]
  expect(swapCandidates('Comida', current, others).map(({ id }) => id)).toEqual([2, 4])
  expect(swapCandidates('Cena', current, others).map(({ id }) => id)).toEqual([4])
})

test('whatever the recipes, candidates keep their order, the first meal time and the tag', () => {
  const words = fc.array(fc.constantFrom('Comida', 'Cena', 'Vegano', 'Rápido'), { maxLength: 3 })
  const recipes = fc.uniqueArray(
    fc.record({ id: fc.nat(30), mealTime: words, mealCategories: words, mealSubCategories: words }),
    { selector: ({ id }) => id, minLength: 1 },
  )
  fc.assert(
    fc.property(recipes, fc.constantFrom('Comida', 'Vegano', 'Rápido'), (all, tag) => {
      const [from] = all
      if (!from) return
      const found = swapCandidates(tag, from, all)
      const expected = all.filter(
        r =>
          r !== from &&
          r.mealTime[0] === from.mealTime[0] &&
          (r.mealCategories.includes(tag) || r.mealSubCategories.includes(tag) || r.mealTime.includes(tag)),
      )
      expect(found).toEqual(expected)
    }),
  )
})
