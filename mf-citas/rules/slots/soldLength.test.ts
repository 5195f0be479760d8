import { paidWithoutLimit, type SoldConsultation } from 'shared/entitlements/consultations'
import { allLengths, lengthsOf, soldLength } from './soldLength'

const sold = (
  productId: 'ConsultationOnline' | 'AsesoriaNutricionalPresencial' | 'NutricionOnline',
  minutes: number | null,
  list: SoldConsultation['list'] = null,
): SoldConsultation => {
  const { specialties, places } = paidWithoutLimit(productId)
  return { productId, list, minutes, specialties: [...specialties], places: [...places] }
}

const catalogue = [
  sold('ConsultationOnline', 15, 'v1'),
  sold('ConsultationOnline', 20, 'v3'),
  sold('AsesoriaNutricionalPresencial', 20),
  sold('NutricionOnline', 45),
]

test.each([
  ['ConsultationOnline', 'v1', 15],
  ['ConsultationOnline', 'v3', 20],
  ['AsesoriaNutricionalPresencial', 'v1', 20],
  ['AsesoriaNutricionalPresencial', 'v3', 20],
  ['NutricionOnline', 'v1', 45],
] as const)('%s in %s lasts as long as it was sold: %i minutes', (product, version, minutes) => {
  expect(soldLength(product, version, catalogue)).toBe(minutes)
})

test.each([
  ['ConsultationOnline', 'v1', 15],
  ['ConsultationOnline', 'v3', 20],
  ['NutricionOnline', 'v1', 60],
  ['PsicologiaOnline', 'v3', 60],
] as const)('without a length in the catalogue %s in %s lasts %i minutes', (product, version, minutes) => {
  expect(soldLength(product, version, [])).toBe(minutes)
  expect(soldLength(product, version, [sold('ConsultationOnline', null)])).toBe(minutes)
})

test('a product pays for the lengths in which it is sold, and without one for every length of its kind', () => {
  expect(lengthsOf('ConsultationOnline', catalogue)).toEqual([15, 20])
  expect(lengthsOf('AsesoriaNutricionalPresencial', catalogue)).toEqual([20])
  expect(lengthsOf('NutricionOnline', catalogue)).toEqual([45])
  expect(lengthsOf('PsicologiaOnline', catalogue)).toEqual([60, 15, 20])
})

test('an appointment has a length of the catalogue, or one of those without it', () => {
  expect(allLengths(catalogue)).toEqual([15, 20, 45, 60])
})
