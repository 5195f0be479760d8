import type { ProductId } from 'shared/published/person'
import { acceptedProducts, isFullProduct, type Specialty } from './acceptedProducts'
import { isEntitled, isFullConsultation, missingPurchase, payingProduct } from './missingPurchase'
import { firstBookingStep, nextBookingStep } from './nextBookingStep'

const holder = (...products: ProductId[]) => ({
  purchases: products.map(productId => ({ productId, product: null, status: 'ACTIVE' as const })),
})
const online = { specialty: 'NUTRITION', isOnline: true } as const
const inPerson = { specialty: 'NUTRITION', isOnline: false } as const

describe('the purchase that an appointment needs', () => {
  test.each<[Specialty, boolean, ProductId]>([
    ['NUTRITION', true, 'ConsultationOnline'],
    ['NUTRITION', true, 'ConsultationOnlineFull'],
    ['NUTRITION', true, 'NutricionOnline'],
    ['NUTRITION', true, 'NutricionCitaRapida'],
    ['PSYCHOLOGY', true, 'ConsultationOnline'],
    ['PSYCHOLOGY', true, 'PsicologiaOnline'],
    ['GYNECOLOGY', true, 'GinecologaOnline'],
    ['NUTRITION', false, 'NutricionPresencial'],
    ['NUTRITION', false, 'AsesoriaNutricionalPresencial'],
    ['PSYCHOLOGY', false, 'PsicologiaPresencial'],
    ['GYNECOLOGY', false, 'GinecologaPresencial'],
  ])('%s, online %s, is paid by %s', (specialty, isOnline, product) => {
    expect(missingPurchase(holder(product), { specialty, isOnline })).toBe(false)
    expect(missingPurchase(holder(product), { specialty, isOnline: !isOnline })).toBe(true)
  })

  test.each<[Specialty, boolean, ProductId]>([
    ['PSYCHOLOGY', true, 'NutricionOnline'],
    ['PSYCHOLOGY', true, 'NutricionCitaRapida'],
    ['GYNECOLOGY', false, 'AsesoriaNutricionalPresencial'],
    ['GYNECOLOGY', false, 'PsicologiaPresencial'],
    ['NUTRITION', true, 'Course'],
    ['NUTRITION', true, 'MonthlySubscription'],
  ])('%s, online %s, is not paid by %s', (specialty, isOnline, product) => {
    expect(missingPurchase(holder(product), { specialty, isOnline })).toBe(true)
  })

  test('the appointment of a monthly plan is with any specialist, online or in person, and is used up last', () => {
    for (const specialty of ['NUTRITION', 'PSYCHOLOGY', 'GYNECOLOGY'] as const) {
      for (const isOnline of [true, false]) {
        expect(isEntitled(holder('Consultation'), { specialty, isOnline, minutes: 60 })).toBe(true)
        expect(acceptedProducts({ specialty, isOnline, minutes: 20 }).at(-1)).toBe('Consultation')
      }
    }
  })

  test('an hour needs a full consultation', () => {
    expect(isEntitled(holder('ConsultationOnline'), { ...online, minutes: 60 })).toBe(false)
    expect(isEntitled(holder('ConsultationOnlineFull'), { ...online, minutes: 60 })).toBe(true)
    expect(isEntitled(holder('NutricionOnline'), { ...online, minutes: 60 })).toBe(true)
    expect(isEntitled(holder('NutricionPresencial'), { ...inPerson, minutes: 60 })).toBe(true)
    expect(isEntitled(holder('AsesoriaNutricionalPresencial'), { ...inPerson, minutes: 60 })).toBe(false)
    expect(isEntitled(holder('ConsultationOnlineFull'), { ...online, minutes: 15 })).toBe(true)
  })

  test('a product is a full one for the kinds whose hour it pays for, and for no other', () => {
    expect(isFullProduct('NutricionOnline', online)).toBe(true)
    expect(isFullProduct('NutricionOnline', inPerson)).toBe(false)
    expect(isFullProduct('NutricionCitaRapida', online)).toBe(false)
    expect(isFullProduct('Course', online)).toBe(false)
  })

  test('a quick one is used up before a full one', () => {
    const order = acceptedProducts({ ...online, minutes: 20 })
    expect(order.indexOf('ConsultationOnline')).toBeLessThan(order.indexOf('ConsultationOnlineFull'))
    expect(order.indexOf('NutricionCitaRapida')).toBeLessThan(order.indexOf('NutricionOnline'))
  })

  test('what pays is the first of that order which is held; nothing else', () => {
    const both = holder('ConsultationOnlineFull', 'ConsultationOnline')
    expect(payingProduct(both, { ...online, minutes: 20 })).toBe('ConsultationOnline')
    expect(payingProduct(both, { ...online, minutes: 60 })).toBe('ConsultationOnlineFull')
    expect(payingProduct(both, { ...inPerson, minutes: 20 })).toBeUndefined()
  })

  test('online-full mode is set by a full consultation of this kind, and in person likewise', () => {
    expect(isFullConsultation(holder('ConsultationOnlineFull'), online)).toBe(true)
    expect(isFullConsultation(holder('ConsultationOnline', 'ConsultationOnlineFull'), online)).toBe(true)
    expect(isFullConsultation(holder('NutricionOnline'), online)).toBe(true)
    expect(isFullConsultation(holder('PsicologiaOnline'), online)).toBe(false)
    expect(isFullConsultation(holder('ConsultationOnlineFull'), inPerson)).toBe(false)
    expect(isFullConsultation(holder('NutricionCitaRapida'), online)).toBe(false)
    expect(isFullConsultation(holder('NutricionPresencial'), inPerson)).toBe(true)
    expect(isFullConsultation(holder('AsesoriaNutricionalPresencial'), inPerson)).toBe(false)
  })
})

describe('the next step', () => {
  const paid = holder('ConsultationOnline')
  const base = { version: 'v3', step: 0, specialty: 'NUTRITION' } as const

  test('is 2 with the matching purchase, and the purchase without', () => {
    expect(nextBookingStep(paid, { ...base, isOnline: true })).toBe(2)
    expect(nextBookingStep(paid, { ...base, isOnline: false })).toBe('purchase')
    expect(nextBookingStep(holder(), { ...base, isOnline: true })).toBe('purchase')
  })

  test('v1 also goes from 0 to 1 without a kind, and from 1 to 2 by choosing it', () => {
    expect(nextBookingStep(paid, { ...base, version: 'v1' })).toBe(1)
    expect(nextBookingStep(paid, { ...base, version: 'v1', step: 1, isOnline: true })).toBe(2)
    expect(nextBookingStep(paid, { ...base, version: 'v1', step: 2 })).toBe(2)
    expect(nextBookingStep(paid, { ...base })).toBe(0)
  })
})

describe('the step at which the page begins', () => {
  test('is 2 with a specialist and an active purchase of a consultation', () => {
    const begin = firstBookingStep(holder('AsesoriaNutricionalPresencial'), { specialty: 'NUTRITION' })
    expect(begin).toEqual({ step: 2, isOnline: false })
    expect(firstBookingStep(holder('ConsultationOnline'), { specialty: 'GYNECOLOGY' })).toEqual({
      step: 2,
      isOnline: true,
    })
  })

  test('is 0 without one of them', () => {
    expect(firstBookingStep(holder('ConsultationOnline'), undefined)).toEqual({ step: 0 })
    expect(firstBookingStep(holder('Course'), { specialty: 'NUTRITION' })).toEqual({ step: 0 })
    expect(firstBookingStep(holder('PsicologiaOnline'), { specialty: 'NUTRITION' })).toEqual({ step: 0 })
  })

  test('is of the kind that was asked for, where both are paid', () => {
    const both = holder('ConsultationOnline', 'Consultation')
    expect(firstBookingStep(both, { specialty: 'NUTRITION' }, false)).toEqual({ step: 2, isOnline: false })
    expect(firstBookingStep(both, { specialty: 'NUTRITION' })).toEqual({ step: 2, isOnline: true })
    const online = holder('ConsultationOnline')
    expect(firstBookingStep(online, { specialty: 'NUTRITION' }, false)).toEqual({ step: 0 })
  })
})
