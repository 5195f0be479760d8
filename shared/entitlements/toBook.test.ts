import type { OfferedPrice } from '../published/buying'
import type { ProductId } from '../published/person'
import { bookingPath, consultationsToBook, hasConsultationsToBook } from './toBook'

const holder = (...products: ProductId[]) => ({
  purchases: products.map(productId => ({ productId, product: null, status: 'ACTIVE' as const })),
})
const price: OfferedPrice = {
  productId: 'PsicologiaOnline',
  product: null,
  list: null,
  title: 'Consulta de psicología',
  description: '',
  minutes: 60,
  specialties: ['PSYCHOLOGY'],
  places: ['online'],
  listAmount: 0,
  amount: 0,
  discount: null,
}

test('what is paid and not booked is listed once a product, and leads to its own specialty', () => {
  const person = holder('PsicologiaOnline', 'PsicologiaOnline', 'Course', 'MonthlySubscription')
  expect(consultationsToBook(person, [price])).toEqual([
    {
      productId: 'PsicologiaOnline',
      title: 'Consulta de psicología',
      note: '1 hora por videollamada\u00a0· Psicología',
      count: 2,
      path: '/user/agendar?especialidad=2',
    },
  ])
  expect(hasConsultationsToBook(holder('Course', 'MonthlySubscription'))).toBe(false)
})

test('while the price list is loading each has its place without a name', () => {
  expect(consultationsToBook(holder('PsicologiaOnline'), undefined)).toMatchObject([{ title: undefined }])
})

test('one for several specialties leads to all of them; one that is no longer sold is still there', () => {
  expect(consultationsToBook(holder('Consultation', 'GinecologaOnline'), [price])).toMatchObject([
    { title: 'Consulta', path: '/user/agendar?especialidad=3' },
    { title: 'Consulta', path: '/user/agendar' },
  ])
  expect(bookingPath([])).toBe('/user/agendar')
})
