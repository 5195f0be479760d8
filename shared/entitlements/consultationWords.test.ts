import type { OfferedPrice } from '../published/buying'
import { bySpecialty, consultationLine, specialistsInWords } from './consultationWords'

const price = (parts: Partial<OfferedPrice>): OfferedPrice => ({
  productId: 'NutricionOnline',
  product: null,
  list: null,
  title: '',
  description: '',
  minutes: 60,
  specialties: ['NUTRITION'],
  places: ['online'],
  listAmount: 0,
  amount: 0,
  discount: null,
  ...parts,
})

test('two products at one price differ in their line', () => {
  expect(consultationLine(price({ minutes: 20 }))).toBe('20 minutos por videollamada\u00a0· Nutrición')
  const any = price({ minutes: 20, specialties: ['NUTRITION', 'PSYCHOLOGY', 'GYNECOLOGY'] })
  expect(consultationLine(any)).toBe('20 minutos por videollamada\u00a0· Cualquier especialista')
  const advisory = price({ minutes: 20, places: ['inPerson'], description: 'Incluye una prueba InBody.' })
  expect(consultationLine(advisory)).toBe(
    '20 minutos en persona\u00a0· Nutrición\u00a0· Incluye una prueba InBody.',
  )
  expect(specialistsInWords(['NUTRITION', 'PSYCHOLOGY'])).toBe('Nutrición o Psicología')
})

test('a price list by specialty, the shorter and then the cheaper ones first, and those for several at its end', () => {
  const groups = bySpecialty([
    price({ title: 'any', minutes: 20, specialties: ['NUTRITION', 'PSYCHOLOGY', 'GYNECOLOGY'] }),
    price({ title: 'gynecology', specialties: ['GYNECOLOGY'] }),
    price({ title: 'dear', amount: 2 }),
    price({ title: 'cheap', amount: 1 }),
    price({ title: 'two', specialties: ['NUTRITION', 'PSYCHOLOGY'] }),
    price({ title: 'short', minutes: 20, amount: 9 }),
  ])
  expect(groups.map(({ prices }) => prices.map(({ title }) => title))).toEqual([
    ['short', 'cheap', 'dear'],
    ['gynecology'],
    ['two'],
    ['any'],
  ])
})
