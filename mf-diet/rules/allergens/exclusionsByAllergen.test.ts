import { avoidedAllergens, isOwnMark, withAllergens } from './exclusionsByAllergen'

const MILK = { name: 'Leche', listed: true }
const NUTS = { name: 'Frutos de cáscara', listed: true }
const cheese = { id: 1, allergens: ['Leche'], allergensKnown: true }
const rice = { id: 2, allergens: [], allergensKnown: true }
const ham = { id: 3, allergens: ['Soya'], allergensKnown: false }
/** As of a release from before foods had allergens. */
const old = { id: 4 }

test('foods that hold an avoided allergen are allergies; those not known to be free of it are too, and say so', () => {
  expect(withAllergens([], [cheese, rice, ham, old], [MILK])).toEqual([
    { alimentId: 1, reason: 'allergy', because: { allergens: ['Leche'], unknown: false } },
    { alimentId: 3, reason: 'allergy', because: { allergens: ['Leche'], unknown: true } },
    { alimentId: 4, reason: 'allergy', because: { allergens: ['Leche'], unknown: true } },
  ])
})

test('a food that holds one of two is blamed for that one alone', () => {
  const [exclusion] = withAllergens([], [ham], [{ name: 'Soya', listed: true }, NUTS])
  expect(exclusion?.because).toEqual({ allergens: ['Soya'], unknown: false })
})

test('without an avoided allergen nothing is added', () => {
  const marks = [{ alimentId: 2, reason: 'dislike' as const }]
  expect(withAllergens(marks, [cheese, old], [])).toEqual(marks)
})

test('the allergy weighs more than a mark on the food, which is kept beside it', () => {
  const [exclusion] = withAllergens([{ alimentId: 1, reason: 'dislike' }], [cheese], [MILK])
  expect(exclusion).toMatchObject({ reason: 'allergy', marked: 'dislike' })
  const [alike] = withAllergens([{ alimentId: 1, reason: 'allergy', resembles: 9 }], [cheese], [MILK])
  expect(alike?.marked).toBeUndefined()
})

test('no food is known to be free of an allergen that the practice has withdrawn', () => {
  const [exclusion] = withAllergens([], [rice], [{ name: 'Fresa', listed: false }])
  expect(exclusion?.because).toEqual({ allergens: ['Fresa'], unknown: true })
})

test('an allergy to a food is one to its allergens, unless the person says that it is this food alone', () => {
  const shrimp = { alimentId: 7, reason: 'allergy', allergens: ['Crustáceos'] } as const
  expect(avoidedAllergens(['Leche'], [shrimp])).toEqual(['Leche', 'Crustáceos'])
  expect(avoidedAllergens([], [{ ...shrimp, onlyThis: true }])).toEqual([])
  expect(avoidedAllergens([], [{ ...shrimp, reason: 'dislike' }])).toEqual([])
})

test('a mark of the person is told from what follows from one', () => {
  expect(isOwnMark({ alimentId: 1, reason: 'allergy' })).toBe(true)
  expect(isOwnMark({ alimentId: 1, reason: 'allergy', resembles: 2 })).toBe(false)
  const because = { allergens: ['Leche'], unknown: false }
  expect(isOwnMark({ alimentId: 1, reason: 'allergy', because })).toBe(false)
  expect(isOwnMark({ alimentId: 1, reason: 'allergy', because, marked: 'dislike' })).toBe(true)
})
