import type { OfferedPrice } from 'shared/published/buying'
import type { ProductId } from 'shared/published/person'
import { offersFor } from './offersFor'

const price = (productId: ProductId, amount: number, list: OfferedPrice['list'] = null): OfferedPrice => ({
  productId,
  product: null,
  list,
  title: productId,
  description: '',
  minutes: null,
  listAmount: amount,
  amount,
  discount: null,
})
const prices = [
  price('ConsultationOnlineFull', 39_900, 'v1'),
  price('ConsultationOnlineFull', 49_900, 'v3'),
  price('NutricionOnline', 49_000),
  price('NutricionCitaRapida', 9900),
  price('PsicologiaOnline', 59_000),
  price('NutricionPresencial', 59_000),
  price('Course', 14_900),
]
const offered = (wanted: Parameters<typeof offersFor>[1]) =>
  offersFor(prices, wanted).map(({ productId, amount }) => [productId, amount])

test('what pays for the chosen kind is offered, by the list of the page, cheapest first', () => {
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
