import { waitFor } from '@testing-library/react'
import { buying } from 'shared/buying/buyingCalls'
import { dataOf, send } from 'shared/client'
import { cursos } from '../src/api'

const APPROVED_CARD = '4242 4242 4242 4242'

/** The signed-in person buys a course, as on the sandbox's page of payment. */
export async function buyCourse(product: number): Promise<void> {
  const body = { productId: 'Course', product, returnUrl: `${window.location.origin}/user` } as const
  const { url } = await dataOf(buying('POST purchases', { body, key: crypto.randomUUID() }))
  const [, path = ''] = new URL(url).pathname.split('/api/')
  // Its answer leads back to a page, which is not served here.
  await send({ method: 'POST', path, data: new URLSearchParams({ number: APPROVED_CARD }) })
  // The sandbox tells of the payment by its webhook.
  await waitFor(async () =>
    expect((await cursos('GET courses/{id}', { params: { id: product } })).ok).toBe(true),
  )
}
