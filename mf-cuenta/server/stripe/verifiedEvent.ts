import type { Stripe } from 'stripe'

/** The difference between Stripe's clock and ours, either way. */
const TOLERANCE_SECONDS = 300

interface Delivery {
  bytes: Buffer
  /** The signature as it was sent; undefined where there was none. */
  header: unknown
  secret: string
  now: Date
}

/** The event of a delivery that Stripe signed, and lately; undefined for any other. */
export function verifiedEvent(
  webhooks: Stripe['webhooks'],
  { bytes, header, secret, now }: Delivery,
): Stripe.Event | undefined {
  if (typeof header !== 'string') return undefined
  try {
    const event = webhooks.constructEvent(bytes, header, secret, TOLERANCE_SECONDS, undefined, now.getTime())
    return isAhead(header, now) ? undefined : event
  } catch {
    return undefined
  }
}

/** The SDK refuses events that are too old; this refuses those from the future. */
function isAhead(header: string, now: Date): boolean {
  const seconds = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.POSITIVE_INFINITY)
  return seconds - now.getTime() / 1000 > TOLERANCE_SECONDS
}
