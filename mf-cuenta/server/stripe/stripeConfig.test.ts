import { stripeConfig } from './stripeConfig'

const REQUIRED = { STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' }

test('key and secret are enough', () => {
  expect(stripeConfig(REQUIRED)).toEqual({
    key: 'sk_live_12345678',
    webhookSecret: 'whsec_12345678',
    api: 'https://api.stripe.com',
    catalogue: new Map(),
    automaticTax: false,
    invoices: false,
  })
})

test('a plan may have several prices: the first is sold, the others are those of old subscriptions', () => {
  const STRIPE_CATALOGUE = 'plan-funcional=price_2,plan-funcional=price_1, Course=prod_1'
  const { catalogue } = stripeConfig({ ...REQUIRED, STRIPE_CATALOGUE })
  expect([...catalogue]).toEqual([
    ['plan-funcional', ['price_2', 'price_1']],
    ['Course', ['prod_1']],
  ])
})

test.each([
  ['STRIPE_SECRET_KEY', ''],
  ['STRIPE_SECRET_KEY', 'pk_live_12345678'],
  ['STRIPE_WEBHOOK_SECRET', ''],
  ['STRIPE_WEBHOOK_SECRET', 'secreto'],
  ['STRIPE_API', 'api.stripe.com'],
  ['STRIPE_CATALOGUE', 'plan-funcional:price_1'],
  ['STRIPE_CATALOGUE', 'plan-funcional=sku_1'],
  ['STRIPE_TAX', 'automatic'],
  ['STRIPE_INVOICES', '1'],
])('%s=%s is reported by its name', (name, value) => {
  expect(() => stripeConfig({ ...REQUIRED, [name]: value })).toThrow(name)
})
