import { beforeTimeIsUp } from '../provider/inTime'
import { ProviderAway, ProviderRefused } from '../provider/provider'

/** The failures of the SDK after which the same request is worth repeating. A key that expired is mended by the practice. */
const AWAY = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
  'StripeIdempotencyError',
])

/** Runs a request of the SDK; its failures become those of the port. */
export async function callStripe<T>(request: () => Promise<T>): Promise<T> {
  try {
    return await beforeTimeIsUp(request())
  } catch (error) {
    const type = typeOf(error)
    if (AWAY.has(type)) throw new ProviderAway(error)
    if (type.startsWith('Stripe')) throw new ProviderRefused((error as Error).message, { cause: error })
    throw error
  }
}

/** The SDK sets its own type beside the class's name, so that its module need not be loaded to compare. */
function typeOf(error: unknown): string {
  return error instanceof Error && 'type' in error ? String(error.type) : ''
}
