import fc from 'fast-check'
import { candidatesFor } from './candidatesFor'
import { chooseRecipe, type Reasons } from './chooseRecipe'

const SOFT = ['sameWeek', 'lastDays', 'badlyRated', 'disliked'] as const

const none: ReadonlySet<number> = new Set()
const free: Reasons = { allergic: none, sameWeek: none, lastDays: none, badlyRated: none, disliked: none }
const dinners = [1, 2, 3, 4, 5].map(id => ({ id, mealTime: ['Cena'] }))
const choose = (reasons: Partial<Reasons>, recipes = dinners) =>
  chooseRecipe('dinner', recipes, { ...free, ...reasons }, () => 0)?.id

test('without a reason against any, chance alone decides', () => {
  expect(chooseRecipe('dinner', dinners, free, () => 0)?.id).toBe(1)
  expect(chooseRecipe('dinner', dinners, free, () => 0.99)?.id).toBe(5)
})

test('reasons are dropped one at a time: this week, the last days, bad ratings, dislikes', () => {
  const reasons = {
    disliked: new Set([1]),
    badlyRated: new Set([2]),
    lastDays: new Set([3]),
    sameWeek: new Set([4, 3]),
  }
  expect(choose(reasons)).toBe(5)
  const without = (...ids: number[]) =>
    choose(
      reasons,
      dinners.filter(recipe => !ids.includes(recipe.id)),
    )
  expect(without(5)).toBe(4)
  expect(without(5, 4)).toBe(3)
  expect(without(5, 4, 3)).toBe(2)
  expect(without(5, 4, 3, 2)).toBe(1)
})

test('an allergy is never dropped', () => {
  expect(choose({ allergic: new Set([1, 2, 3, 4]) })).toBe(5)
  expect(choose({ allergic: new Set([1, 2, 3, 4, 5]) })).toBeUndefined()
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 }).map(list => new Set(list))
const recipes = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    mealTime: fc.constantFrom<string[]>(
      ['Desayuno'],
      ['Comida'],
      ['Cena'],
      ['Colación de la Mañana'],
      ['Cena', 'Comida'],
    ),
  }),
  { selector: recipe => recipe.id, maxLength: 12 },
)
const circumstances = fc.record({
  recipes,
  reasons: fc.record({ allergic: ids, sameWeek: ids, lastDays: ids, badlyRated: ids, disliked: ids }),
  slot: fc.constantFrom('breakfast' as const, 'meal' as const, 'dinner' as const, 'snack_morning' as const),
  chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
})

test('over 2,000 seeds: empty only when none is eligible, fitting, without allergens, and no reason dropped in vain', () => {
  fc.assert(
    fc.property(circumstances, ({ recipes, reasons, slot, chance }) => {
      const eligible = candidatesFor(slot, recipes).filter(recipe => !reasons.allergic.has(recipe.id))
      const chosen = chooseRecipe(slot, recipes, reasons, () => chance)
      if (!chosen) return void expect(eligible).toEqual([])
      expect(eligible).toContain(chosen)
      // A recipe whose strongest reason is weaker than that of the chosen one would have been chosen instead.
      const strongest = (id: number) => SOFT.findLastIndex(reason => reasons[reason].has(id))
      expect(eligible.filter(other => strongest(other.id) < strongest(chosen.id))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
