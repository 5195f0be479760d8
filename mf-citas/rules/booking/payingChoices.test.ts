import type { ProductId } from 'shared/published/person'
import { payingChoice, payingChoices } from './payingChoices'

const holder = (...products: ProductId[]) => ({
  purchases: products.map(productId => ({ productId, product: null, status: 'ACTIVE' as const })),
})
const kind = { specialty: 'GYNECOLOGY', isOnline: true, version: 'v3' } as const
const choices = payingChoices(
  holder('Consultation', 'ConsultationOnline', 'Consultation', 'NutricionOnline', 'Course'),
  kind,
  [],
)

test('every purchase that pays for the kind is a choice, a row a product, with its length and number', () => {
  expect(choices).toEqual([
    { productId: 'ConsultationOnline', minutes: 20, count: 1 },
    { productId: 'Consultation', minutes: 60, count: 2 },
  ])
  expect(payingChoices(holder('ConsultationOnline'), { ...kind, version: 'v1' }, [])).toMatchObject([
    { minutes: 15 },
  ])
})

test('the chosen purchase pays, else one of the length that a link asks for, else a full one', () => {
  const product = (asked?: Parameters<typeof payingChoice>[1]) => payingChoice(choices, asked)?.productId
  expect(product()).toBe('Consultation')
  expect(product({ minutes: 20 })).toBe('ConsultationOnline')
  expect(product({ productId: 'Consultation', minutes: 20 })).toBe('Consultation')
  // The purchase that the address names may be used up since.
  expect(product({ productId: 'NutricionOnline', minutes: 45 })).toBe('Consultation')
  expect(payingChoice([])).toBeUndefined()
})
