import type { SliceContext } from 'shared/server/slices/slice'
import { SandboxProvider } from '../sandbox/SandboxProvider'
import type { PaymentProvider } from './provider'

/** The seconds after which a call that found the provider away is worth repeating. */
export const RETRY_AFTER_SECONDS = 10

const providers = new WeakMap<SliceContext, PaymentProvider>()

/** The configured provider; undefined where the practice takes no payments. */
export function providerOf(context: SliceContext): PaymentProvider | undefined {
  const known = providers.get(context)
  if (known) return known
  if (context.config.payments !== 'sandbox') return undefined
  const provider = new SandboxProvider(context)
  providers.set(context, provider)
  return provider
}
