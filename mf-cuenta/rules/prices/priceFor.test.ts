import type { Purchase } from 'shared/published/person'
import { findPrice, type Product, planDiscount, priceFor } from './priceFor'

const product = (parts: Partial<Product>): Product => ({
  productId: 'ConsultationOnlineFull',
  product: null,
  list: null,
  title: '',
  description: '',
  minutes: 60,
  specialties: ['NUTRITION'],
  places: ['online'],
  amount: 49_900,
  holderAmount: null,
  unlockAmount: null,
  ...parts,
})

const holder = (...held: Partial<Purchase>[]) => ({
  purchases: held.map(purchase => ({
    productId: 'Course' as const,
    product: null,
    status: 'ACTIVE' as const,
    ...purchase,
  })),
})
const nobody = holder()
const withCourse = holder({ product: 1 })
const withPlan = holder({ productId: 'MonthlySubscription' })

describe('the full online consultation of the list v1', () => {
  const v1 = product({ list: 'v1', holderAmount: 39_900 })
  test.each([
    ['no purchase', nobody, 49_900, undefined],
    ['a course', withCourse, 39_900, 'holder'],
    ['a plan: the larger of both discounts, not their sum', withPlan, 39_900, 'holder'],
    ['a consultation', holder({ productId: 'ConsultationOnline' }), 49_900, undefined],
  ])('for a person with %s', (_, person, amount, kind) => {
    const price = priceFor(v1, person)
    expect(price).toMatchObject({ listAmount: 49_900, amount })
    expect(price.discount?.kind).toBe(kind)
  })

  test('a purchase that is not ACTIVE counts for nothing', () => {
    const purchases = [{ productId: 'Course', product: 1, status: 'CANCELLED' }] as unknown as Purchase[]
    expect(priceFor(v1, { purchases }).amount).toBe(49_900)
  })
})

test('a plan takes 10 % off every consultation; a course does not', () => {
  const v3 = product({ list: 'v3' })
  expect(priceFor(v3, withPlan)).toMatchObject({ amount: 44_910, discount: { kind: 'plan', amount: 4_990 } })
  expect(priceFor(v3, withCourse)).toMatchObject({ amount: 49_900, discount: null })
})

test('of two equal discounts the one of the list is named', () => {
  const equal = product({ amount: 50_000, holderAmount: 45_000 })
  expect(priceFor(equal, withPlan)).toMatchObject({ amount: 45_000, discount: { kind: 'holder' } })
})

test('10 % is rounded to whole centavos in the person’s favour', () => {
  expect(planDiscount(9_900)).toBe(990)
  expect(planDiscount(9_905)).toBe(991)
})

test('nothing is taken off a course or a month for the holder of a plan', () => {
  const course = product({ productId: 'Course', amount: 14_900 })
  expect(priceFor(course, withPlan)).toMatchObject({ amount: 14_900, discount: null })
  const month = product({ productId: 'MonthlySubscription', amount: 9_900 })
  expect(priceFor(month, withPlan)).toMatchObject({ amount: 9_900, discount: null })
})

test('the course that unlocks the meal plan costs 99 for a person without a course, and 149 for the others', () => {
  const unlock = product({ productId: 'Course', product: 1, amount: 14_900, unlockAmount: 9_900 })
  expect(priceFor(unlock, nobody)).toMatchObject({ amount: 9_900, discount: { kind: 'mealPlan' } })
  expect(priceFor(unlock, withPlan)).toMatchObject({ amount: 9_900 })
  expect(priceFor(unlock, holder({ product: 2 }))).toMatchObject({ amount: 14_900, discount: null })
})

describe('findPrice', () => {
  const rows = [
    product({ list: 'v1', amount: 1 }),
    product({ list: 'v3', amount: 2 }),
    product({ productId: 'Course', amount: 3 }),
    product({ productId: 'Course', product: 7, amount: 4 }),
    product({ productId: 'ConsultationOnline', amount: 5 }),
    product({ productId: 'NutricionOnline', list: 'v1', amount: 6 }),
  ]
  test.each([
    [{ productId: 'ConsultationOnlineFull', list: 'v1' as const }, 1],
    [{ productId: 'ConsultationOnlineFull' }, 2],
    [{ productId: 'Course', product: 7 }, 4],
    [{ productId: 'Course', product: 8 }, 3],
    [{ productId: 'ConsultationOnline', list: 'v1' as const }, 5],
    [{ productId: 'NutricionOnline' }, undefined],
    [{ productId: 'Nada' }, undefined],
  ])('%j', (wanted, amount) => {
    expect(findPrice(rows, wanted)?.amount).toBe(amount)
  })

  test('a course is not sold at the price of another one', () => {
    expect(
      findPrice([product({ productId: 'Course', product: 7 })], { productId: 'Course', product: 8 }),
    ).toBeUndefined()
  })
})
