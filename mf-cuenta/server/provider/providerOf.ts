import type { SliceContext } from 'shared/server/slices/context'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import { StripeProvider } from '../stripe/StripeProvider'
import { stripeConfig } from '../stripe/stripeConfig'
import type { PaymentProvider } from './provider'

const providers = new WeakMap<SliceContext, PaymentProvider>()

/** The configured provider; undefined where the practice takes no payments. */
export function providerOf(context: SliceContext): PaymentProvider | undefined {
  const known = providers.get(context)
  if (known) return known
  const provider = newProvider(context)
  if (provider) providers.set(context, provider)
  return provider
}

function newProvider(context: SliceContext): PaymentProvider | undefined {
  const { payments, environment } = context.config
  if (payments === 'sandbox') return new SandboxProvider(context)
  return payments === 'stripe' ? new StripeProvider(stripeConfig(environment)) : undefined
}
