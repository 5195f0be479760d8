import type { ProductId, Purchase } from '../published/person'

/** One rule for browser and server about what a person has bought (rulings, 11). Only ACTIVE purchases count. */
interface Holder {
  purchases: readonly Pick<Purchase, 'productId' | 'product' | 'status'>[]
}

export function holds(person: Holder, productId: ProductId): boolean {
  return person.purchases.some(purchase => purchase.status === 'ACTIVE' && purchase.productId === productId)
}

/** Specification, 5: "the user must hold a purchase whose product equals the course id". */
export function ownsCourse(person: Holder, courseId: number): boolean {
  return ownedCourseIds(person).includes(courseId)
}

export function ownedCourseIds(person: Holder): number[] {
  return person.purchases
    .filter(purchase => purchase.status === 'ACTIVE' && purchase.productId === 'Course')
    .map(purchase => purchase.product)
    .filter(product => product !== null)
}
