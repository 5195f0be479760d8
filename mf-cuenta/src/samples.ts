import type { MonthlyPlan, Payment, Price } from '../contract/payments'
import type { Plan } from '../contract/plans'
import type { ConfirmingPayment } from '../contract/purchases'
import type { HeldSubscription } from '../contract/subscriptions'

/** Samples for stories and tests. */

export const sampleMonthlyPlans: MonthlyPlan[] = [
  {
    priceId: 'plan-funcional',
    name: 'MonthlySubscription',
    title: 'PLAN FUNCIONAL',
    descripcion: '',
    includes: ['Plan de comidas y recetas', '10 % menos en cada consulta'],
    amount: 9_900,
  },
  {
    priceId: 'plan-funcional-plus',
    name: 'PLAN FUNCIONAL PLUS',
    title: 'PLAN FUNCIONAL PLUS',
    descripcion: '',
    includes: [
      'Todo lo del Plan Funcional',
      'Una cita con cualquier especialista',
      '10 % menos en cada consulta',
    ],
    amount: 79_000,
  },
]

export const sampleSubscription: HeldSubscription = {
  id: 1,
  name: 'MonthlySubscription',
  title: 'PLAN FUNCIONAL',
  priceId: 'plan-funcional',
  amount: 9_900,
  ownAmount: 9_900,
  includes: ['Plan de comidas y recetas', '10 % menos en cada consulta'],
  changesTo: null,
  nextPriceId: null,
  renewsAt: '2026-12-12T18:00:00Z',
  endsAt: null,
  paymentFailed: false,
  since: '2026-11-12T18:00:00Z',
}

export const sampleCancelled: HeldSubscription = {
  ...sampleSubscription,
  renewsAt: null,
  endsAt: '2026-12-12T18:00:00Z',
}

/** PLAN FUNCIONAL until December, then PLAN FUNCIONAL PLUS. */
export const sampleChanging: HeldSubscription = {
  ...sampleSubscription,
  amount: 79_000,
  changesTo: 'PLAN FUNCIONAL PLUS',
  nextPriceId: 'plan-funcional-plus',
}

export const sampleFailed: HeldSubscription = { ...sampleSubscription, paymentFailed: true }

const consultation = (parts: Partial<Price>): Price => ({
  productId: 'NutricionOnline',
  product: null,
  list: null,
  title: 'Nutrición en línea',
  description: '',
  minutes: 60,
  specialties: ['NUTRITION'],
  places: ['online'],
  listAmount: 49_000,
  amount: 49_000,
  discount: null,
  ...parts,
})

export const samplePrices: Price[] = [
  consultation({}),
  consultation({
    productId: 'PsicologiaOnline',
    title: 'Psicología en línea',
    specialties: ['PSYCHOLOGY'],
    listAmount: 59_000,
    amount: 59_000,
  }),
  consultation({
    productId: 'AsesoriaNutricionalPresencial',
    title: 'Asesoría nutricional',
    description: 'Incluye prueba InBody',
    minutes: 20,
    places: ['inPerson'],
    listAmount: 25_000,
    amount: 25_000,
  }),
  consultation({
    productId: 'Course',
    title: 'Curso',
    minutes: null,
    specialties: [],
    places: [],
    listAmount: 14_900,
    amount: 14_900,
  }),
]

/** The same for a person who holds a plan: 10 % off consultations. */
export const sampleHolderPrices: Price[] = samplePrices.map(price =>
  price.minutes === null
    ? price
    : {
        ...price,
        amount: price.listAmount * 0.9,
        discount: { kind: 'plan', amount: price.listAmount * 0.1, text: '10 % de descuento por tu plan' },
      },
)

export const samplePlans: Plan[] = [
  {
    id: 1,
    title: 'Control de peso',
    type: 'Plan mensual',
    descripcion: '<p>Un plan de comidas a tu medida y <strong>seguimiento</strong> cada semana.</p>',
    specialty: 1,
    image: { name: '' },
    subscriptions: [{ name: 'MonthlySubscription' }],
    hidden: false,
  },
  {
    id: 2,
    title: 'Nutrición en el embarazo',
    type: 'Plan mensual',
    descripcion: '<p>Acompañamiento para ti y tu bebé.</p>',
    specialty: 1,
    image: { name: '' },
    subscriptions: [{ name: 'PLAN FUNCIONAL PLUS' }],
    hidden: false,
  },
]

export const sampleConfirming: ConfirmingPayment = {
  reference: '2f1c7a4e-9b1d-4c55-8f0e-3a6d5b7c9e21',
  title: 'Nutrición en línea',
  amount: 49_000,
}

export const samplePayments: Payment[] = [
  {
    id: 42,
    folio: 'MD-000042',
    title: 'Nutrición en línea',
    status: 'PAID',
    listAmount: 49_000,
    discount: { kind: 'plan', amount: 4_900, text: '10 % de descuento por tu plan' },
    amount: 44_100,
    refunded: 0,
    method: 'card',
    paidAt: '2026-11-18T18:00:00Z',
    invoiceRequested: false,
    invoiceIssuedAt: null,
  },
  {
    id: 41,
    folio: 'MD-000041',
    title: 'PLAN FUNCIONAL',
    status: 'FAILED',
    listAmount: 9_900,
    discount: null,
    amount: 9_900,
    refunded: 0,
    method: 'card',
    paidAt: '2026-11-12T18:00:00Z',
    invoiceRequested: false,
    invoiceIssuedAt: null,
  },
  {
    id: 40,
    folio: 'MD-000040',
    title: 'Curso: Control de peso',
    status: 'REFUNDED',
    listAmount: 14_900,
    discount: null,
    amount: 14_900,
    refunded: 14_900,
    method: 'card',
    paidAt: '2026-11-02T18:00:00Z',
    invoiceRequested: true,
    invoiceIssuedAt: null,
  },
]
