import type { ProductId } from 'shared/published/person'
import type { Catalogue } from './acceptedProducts'
import { minutesToBuy, payingChoice, payingChoices } from './payingChoices'

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

test('without a purchase the length is the one of the link where it is sold, else the shortest that is', () => {
  const [online, any] = [['online'], ['online', 'inPerson']] as const
  const row = { list: null, specialties: ['GYNECOLOGY'], minutes: undefined } as const
  const catalogue = [
    { ...row, productId: 'ConsultationOnline', places: online },
    { ...row, productId: 'GinecologaOnline', places: online, minutes: 45 },
    { ...row, productId: 'Consultation', places: any },
  ] as unknown as Catalogue
  expect(minutesToBuy(kind, catalogue)).toBe(20)
  expect(minutesToBuy(kind, catalogue, 45)).toBe(45)
  expect(minutesToBuy(kind, catalogue, 37)).toBe(20)
  // In person there is no quick one.
  expect(minutesToBuy({ ...kind, isOnline: false }, catalogue)).toBe(60)
  expect(minutesToBuy({ ...kind, version: 'v1' }, [])).toBe(15)
})
