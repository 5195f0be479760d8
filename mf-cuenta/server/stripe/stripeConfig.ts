import { type Environment, origin, readVariables } from 'shared/server/config/variables'

/** The account at Stripe, and the way in which it sells. */
export interface StripeConfig {
  /** A secret. */
  key: string
  /** The secret that signs events. */
  webhookSecret: string
  /** The origin of the API. */
  api: string
  /** The Stripe ids of the catalogue, by our id of a monthly plan or a product; the first one is sold. */
  catalogue: ReadonlyMap<string, readonly string[]>
  /** Stripe computes the taxes, which the prices include. */
  automaticTax: boolean
  /** Stripe writes an invoice of its own for every single payment. Subscriptions always have one. */
  invoices: boolean
}

const STRIPE = 'https://api.stripe.com'

/** Stripe's variables. A wrong one is reported by its name. */
export function stripeConfig(variables: Environment): StripeConfig {
  return readVariables(variables, (read, problem) => {
    const key = read('STRIPE_SECRET_KEY', secretKey, 'una llave secreta sk_… o rk_…')
    const webhookSecret = read('STRIPE_WEBHOOK_SECRET', signingSecret, 'el secreto whsec_… del webhook')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      if (!variables[name]?.trim()) problem(`${name}: falta; PAYMENTS=stripe la necesita.`)
    }
    return {
      key: key ?? '',
      webhookSecret: webhookSecret ?? '',
      api: read('STRIPE_API', origin, `un origen como ${STRIPE}`) ?? STRIPE,
      catalogue: read('STRIPE_CATALOGUE', catalogue, 'plan-funcional=price_…,Course=prod_…') ?? new Map(),
      automaticTax: read('STRIPE_TAX', yesOrNo, 'yes o no') ?? false,
      invoices: read('STRIPE_INVOICES', yesOrNo, 'yes o no') ?? false,
    }
  })
}

function secretKey(text: string): string | undefined {
  return /^(sk|rk)_\w{8,300}$/.test(text) ? text : undefined
}

function signingSecret(text: string): string | undefined {
  return /^whsec_[\w+/=-]{8,300}$/.test(text) ? text : undefined
}

function catalogue(text: string): Map<string, string[]> | undefined {
  const ids = new Map<string, string[]>()
  for (const pair of text.split(',')) {
    const [, ours, theirs] = /^\s*([\w-]{1,64})=((?:price|prod)_\w{1,200})\s*$/.exec(pair) ?? []
    if (!ours || !theirs) return undefined
    ids.set(ours, [...(ids.get(ours) ?? []), theirs])
  }
  return ids
}

function yesOrNo(text: string): boolean | undefined {
  if (text === 'yes') return true
  return text === 'no' ? false : undefined
}
