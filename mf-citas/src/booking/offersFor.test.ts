import { type ConsultationId, paidWithoutLimit } from 'shared/entitlements/consultations'
import type { OfferedPrice } from 'shared/published/buying'
import { offersFor } from './offersFor'

const price = (
  productId: ConsultationId,
  minutes: number,
  amount: number,
  list: OfferedPrice['list'] = null,
): OfferedPrice => ({
  specialties: [...paidWithoutLimit(productId).specialties],
  places: [...paidWithoutLimit(productId).places],
  productId,
  product: null,
  list,
  title: productId,
  description: '',
  minutes,
  listAmount: amount,
  amount,
  discount: null,
})
const prices = [
  price('ConsultationOnlineFull', 60, 39_900, 'v1'),
  price('ConsultationOnlineFull', 60, 49_900, 'v3'),
  price('NutricionOnline', 60, 49_000),
  price('NutricionCitaRapida', 20, 9900),
  price('PsicologiaOnline', 60, 59_000),
  price('NutricionPresencial', 60, 59_000),
]
const offered = (wanted: Parameters<typeof offersFor>[1]) =>
  offersFor(prices, wanted).map(({ productId, amount }) => [productId, amount])

test('what pays for the chosen kind is offered, by the list of the page, shorter ones first', () => {
  expect(offered({ version: 'v3', specialty: 'NUTRITION', isOnline: true })).toEqual([
    ['NutricionCitaRapida', 9900],
    ['NutricionOnline', 49_000],
    ['ConsultationOnlineFull', 49_900],
  ])
  expect(offered({ version: 'v1', specialty: 'PSYCHOLOGY', isOnline: true })).toEqual([
    ['ConsultationOnlineFull', 39_900],
    ['PsicologiaOnline', 59_000],
  ])
  expect(offered({ version: 'v3', specialty: 'NUTRITION', isOnline: false })).toEqual([
    ['NutricionPresencial', 59_000],
  ])
})

test('what the practice does not sell is not offered', () => {
  expect(offered({ version: 'v3', specialty: 'GYNECOLOGY', isOnline: false })).toEqual([])
})

test('a product is not offered for a specialty that the catalogue does not name', () => {
  const limited = prices.map(one => ({ ...one, specialties: one.specialties.slice(0, 1) }))
  const wanted = { version: 'v3', specialty: 'GYNECOLOGY', isOnline: true } as const
  expect(offersFor(prices, wanted).map(({ productId }) => productId)).toEqual(['ConsultationOnlineFull'])
  expect(offersFor(limited, wanted)).toEqual([])
})
