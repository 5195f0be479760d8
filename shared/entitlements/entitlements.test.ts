import type { Purchase } from '../published/person'
import { isConsultation } from './consultations'
import { holds, ownedCourseIds, ownsCourse } from './entitlements'

const bought = (productId: Purchase['productId'], product: number | null = null): Purchase => ({
  productId,
  product,
  status: 'ACTIVE',
  createdAt: '2026-11-01T00:00:00.000Z',
})

const person = { purchases: [bought('Course', 3), bought('ConsultationOnline')] }

test('a person holds the products of their ACTIVE purchases', () => {
  expect(holds(person, 'ConsultationOnline')).toBe(true)
  expect(holds(person, 'MonthlySubscription')).toBe(false)
})

test('a purchase that is no longer active does not count', () => {
  const used = { purchases: [{ ...bought('Course', 3), status: 'USED' as 'ACTIVE' }] }
  expect(holds(used, 'Course')).toBe(false)
  expect(ownsCourse(used, 3)).toBe(false)
})

test('a purchase whose product is the course’s id owns the course', () => {
  expect(ownsCourse(person, 3)).toBe(true)
  expect(ownsCourse(person, 4)).toBe(false)
})

test('the product of another kind of purchase is not a course', () => {
  expect(ownsCourse({ purchases: [bought('ConsultationOnline', 4)] }, 4)).toBe(false)
})

test('a course purchase without a course owns none', () => {
  expect(ownedCourseIds({ purchases: [bought('Course'), bought('Course', 7)] })).toEqual([7])
})

test('an appointment uses up a consultation; a course and a month are owned', () => {
  const products = ['ConsultationOnline', 'Course', 'MonthlySubscription'] as const
  expect(products.map(isConsultation)).toEqual([true, false, false])
})
