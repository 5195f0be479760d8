import type { ProductId, Purchase } from '../published/person'

/**
 * One rule for browser and server about purchases: only those with the status ACTIVE count
 * (shared/product/cuenta.md#purchases).
 */
export interface Holder {
  purchases: readonly Pick<Purchase, 'productId' | 'product' | 'status'>[]
}

export function holds(person: Holder, productId: ProductId): boolean {
  return person.purchases.some(purchase => purchase.status === 'ACTIVE' && purchase.productId === productId)
}

/** The person needs a purchase whose product equals the course's id (shared/product/cursos.md#courses-home). */
export function ownsCourse(person: Holder, courseId: number): boolean {
  return ownedCourseIds(person).includes(courseId)
}

export function ownedCourseIds(person: Holder): number[] {
  return person.purchases
    .filter(purchase => purchase.status === 'ACTIVE' && purchase.productId === 'Course')
    .map(purchase => purchase.product)
    .filter(product => product !== null)
}
