import type { SoldConsultation } from 'shared/entitlements/consultations'
import type { ProductId } from 'shared/published/person'
import type { Specialty } from 'shared/published/specialty'
import { acceptedProducts } from './acceptedProducts'
import { missingPurchase, paidLengths, payingProduct } from './missingPurchase'
import { firstBookingStep, nextBookingStep } from './nextBookingStep'
import { bookedMinutes } from './payingChoices'

const holder = (...products: ProductId[]) => ({
  purchases: products.map(productId => ({ productId, product: null, status: 'ACTIVE' as const })),
})
const online = { specialty: 'NUTRITION', isOnline: true } as const
const inPerson = { specialty: 'NUTRITION', isOnline: false } as const

/** A catalogue without limits. */
const LETTER: SoldConsultation[] = []

/** The full online consultation for nutrition alone, and an advisory of 20 minutes. */
const LIMITED: SoldConsultation[] = [
  {
    productId: 'ConsultationOnlineFull',
    list: null,
    minutes: 60,
    specialties: ['NUTRITION'],
    places: ['online'],
  },
  {
    productId: 'AsesoriaNutricionalPresencial',
    list: null,
    minutes: 20,
    specialties: ['NUTRITION'],
    places: ['inPerson'],
  },
]
const isEntitled = (person: ReturnType<typeof holder>, wanted: Parameters<typeof payingProduct>[1]) =>
  payingProduct(person, wanted, LETTER) !== undefined

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
    expect(missingPurchase(holder(product), { specialty, isOnline }, LETTER)).toBe(false)
    expect(missingPurchase(holder(product), { specialty, isOnline: !isOnline }, LETTER)).toBe(true)
  })

  test.each<[Specialty, boolean, ProductId]>([
    ['PSYCHOLOGY', true, 'NutricionOnline'],
    ['PSYCHOLOGY', true, 'NutricionCitaRapida'],
    ['GYNECOLOGY', false, 'AsesoriaNutricionalPresencial'],
    ['GYNECOLOGY', false, 'PsicologiaPresencial'],
    ['NUTRITION', true, 'Course'],
    ['NUTRITION', true, 'MonthlySubscription'],
  ])('%s, online %s, is not paid by %s', (specialty, isOnline, product) => {
    expect(missingPurchase(holder(product), { specialty, isOnline }, LETTER)).toBe(true)
  })

  test('the appointment of a monthly plan is with any specialist, online or in person, and is used up last', () => {
    for (const specialty of ['NUTRITION', 'PSYCHOLOGY', 'GYNECOLOGY'] as const) {
      for (const isOnline of [true, false]) {
        expect(isEntitled(holder('Consultation'), { specialty, isOnline, minutes: 60 })).toBe(true)
        expect(acceptedProducts({ specialty, isOnline, minutes: 20 }, LETTER).at(-1)).toBe('Consultation')
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

  test('a quick one is used up before a full one', () => {
    const order = acceptedProducts({ ...online, minutes: 20 }, LETTER)
    expect(order.indexOf('ConsultationOnline')).toBeLessThan(order.indexOf('ConsultationOnlineFull'))
    expect(order.indexOf('NutricionCitaRapida')).toBeLessThan(order.indexOf('NutricionOnline'))
  })

  test('what pays is the first of that order which is held; nothing else', () => {
    const both = holder('ConsultationOnlineFull', 'ConsultationOnline')
    expect(payingProduct(both, { ...online, minutes: 20 }, LETTER)).toBe('ConsultationOnline')
    expect(payingProduct(both, { ...online, minutes: 60 }, LETTER)).toBe('ConsultationOnlineFull')
    expect(payingProduct(both, { ...inPerson, minutes: 20 }, LETTER)).toBeUndefined()
  })

  test('online-full mode is set by a full consultation of this kind, and in person likewise', () => {
    const minutes = (person: ReturnType<typeof holder>, kind: typeof online | typeof inPerson) =>
      bookedMinutes(person, { ...kind, version: 'v3' }, LETTER)
    expect(minutes(holder('ConsultationOnlineFull'), online)).toBe(60)
    expect(minutes(holder('ConsultationOnline', 'ConsultationOnlineFull'), online)).toBe(60)
    expect(minutes(holder('NutricionOnline'), online)).toBe(60)
    expect(minutes(holder('PsicologiaOnline'), online)).toBe(20)
    expect(minutes(holder('ConsultationOnlineFull'), inPerson)).toBe(20)
    expect(minutes(holder('NutricionCitaRapida'), online)).toBe(20)
    expect(minutes(holder('NutricionPresencial'), inPerson)).toBe(60)
    expect(minutes(holder('AsesoriaNutricionalPresencial'), inPerson)).toBe(20)
  })
})

describe('the limits of the catalogue', () => {
  const full = holder('ConsultationOnlineFull')

  test('a product pays for the specialties that the catalogue says, and for no other', () => {
    expect(missingPurchase(full, online, LIMITED)).toBe(false)
    const gynecology = { specialty: 'GYNECOLOGY', isOnline: true } as const
    expect(missingPurchase(full, gynecology, LIMITED)).toBe(true)
    expect(payingProduct(full, { ...gynecology, minutes: 60 }, LIMITED)).toBeUndefined()
    expect(payingProduct(full, { ...gynecology, minutes: 60 }, LETTER)).toBe('ConsultationOnlineFull')
  })

  test('an advisory of 20 minutes is one of 20 in v1 too, and pays for no other length', () => {
    const advisory = holder('AsesoriaNutricionalPresencial')
    expect(bookedMinutes(advisory, { ...inPerson, version: 'v1' }, LIMITED)).toBe(20)
    expect(payingProduct(advisory, { ...inPerson, minutes: 15 }, LIMITED)).toBeUndefined()
    expect(paidLengths(advisory, inPerson, LIMITED)).toEqual([20])
  })

  test('a product that is no longer sold pays for what it always did', () => {
    expect(
      missingPurchase(holder('GinecologaOnline'), { specialty: 'GYNECOLOGY', isOnline: true }, LIMITED),
    ).toBe(false)
  })
})

describe('the next step', () => {
  const paid = holder('ConsultationOnline')
  const base = { version: 'v3', step: 0, specialty: 'NUTRITION' } as const

  test('is 2 with the matching purchase, and the purchase without', () => {
    expect(nextBookingStep(paid, { ...base, isOnline: true }, LETTER)).toBe(2)
    expect(nextBookingStep(paid, { ...base, isOnline: false }, LETTER)).toBe('purchase')
    expect(nextBookingStep(holder(), { ...base, isOnline: true }, LETTER)).toBe('purchase')
  })

  test('v1 also goes from 0 to 1 without a kind, and from 1 to 2 by choosing it', () => {
    expect(nextBookingStep(paid, { ...base, version: 'v1' }, LETTER)).toBe(1)
    expect(nextBookingStep(paid, { ...base, version: 'v1', step: 1, isOnline: true }, LETTER)).toBe(2)
    expect(nextBookingStep(paid, { ...base, version: 'v1', step: 2 }, LETTER)).toBe(2)
    expect(nextBookingStep(paid, { ...base }, LETTER)).toBe(0)
  })
})

describe('the step at which the page begins', () => {
  test('is 2 with a specialist and an active purchase of a consultation', () => {
    const begin = firstBookingStep(
      holder('AsesoriaNutricionalPresencial'),
      { specialty: 'NUTRITION' },
      LETTER,
    )
    expect(begin).toEqual({ step: 2, isOnline: false })
    expect(firstBookingStep(holder('ConsultationOnline'), { specialty: 'GYNECOLOGY' }, LETTER)).toEqual({
      step: 2,
      isOnline: true,
    })
  })

  test('is 0 without one of them', () => {
    expect(firstBookingStep(holder('ConsultationOnline'), undefined, LETTER)).toEqual({ step: 0 })
    expect(firstBookingStep(holder('Course'), { specialty: 'NUTRITION' }, LETTER)).toEqual({ step: 0 })
    expect(firstBookingStep(holder('PsicologiaOnline'), { specialty: 'NUTRITION' }, LETTER)).toEqual({
      step: 0,
    })
  })

  test('is 2 with a kind and a time, paid or not: the link of a held slot leads to it', () => {
    const link = { kind: true, hasTime: true }
    expect(firstBookingStep(holder(), { specialty: 'PSYCHOLOGY' }, LETTER, link)).toEqual({
      step: 2,
      isOnline: true,
    })
    expect(firstBookingStep(holder(), { specialty: 'PSYCHOLOGY' }, LETTER, { hasTime: true })).toEqual({
      step: 0,
    })
  })

  test('is of the kind that was asked for, where both are paid', () => {
    const both = holder('ConsultationOnline', 'Consultation')
    expect(firstBookingStep(both, { specialty: 'NUTRITION' }, LETTER, { kind: false })).toEqual({
      step: 2,
      isOnline: false,
    })
    expect(firstBookingStep(both, { specialty: 'NUTRITION' }, LETTER)).toEqual({ step: 2, isOnline: true })
    // Without a kind it is that of the newest purchase.
    const newest = holder('ConsultationOnline', 'NutricionPresencial')
    expect(firstBookingStep(newest, { specialty: 'NUTRITION' }, LETTER)).toEqual({ step: 2, isOnline: false })
    const online = holder('ConsultationOnline')
    expect(firstBookingStep(online, { specialty: 'NUTRITION' }, LETTER, { kind: false })).toEqual({ step: 0 })
  })
})
