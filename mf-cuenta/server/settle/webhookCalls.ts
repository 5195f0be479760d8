import { isHeld } from 'shared/server/backups/backupState'
import { invalid, ok } from 'shared/server/http/outcome'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { webhookContract } from '../../contract/payments'
import { webhookRefusals } from '../../messages'
import { openPage } from '../checkout/startCheckout'
import type { PaymentProvider } from '../provider/provider'
import { providerUnavailable, unlessAway } from '../provider/unlessAway'
import type { Order } from './order'
import { isKnownEvent, orderByReference } from './orderStore'
import { settle } from './settle'

type Calls = Handlers<ReturnType<typeof webhookContract>>

const REFERENCE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Text that the database can store. */
const EVENT_ID = /^[\x21-\x7e]{1,255}$/

/** Every answer but 200 makes the provider repeat the event. */
export function webhookCalls(context: SliceContext, provider: PaymentProvider): Calls {
  const { database, now } = context
  return {
    'POST payments/webhook': ({ bytes, headers, request }) =>
      unlessAway(request, webhookRefusals.providerAway, async () => {
        if (await isHeld(database)) return providerUnavailable(webhookRefusals.held)
        const event = await provider.eventOf(bytes, headers, now())
        if (!event) return invalid(webhookRefusals.signature)
        if (!REFERENCE.test(event.reference) || !EVENT_ID.test(event.id))
          return invalid(webhookRefusals.unknown)
        if (await isKnownEvent(database, event.id)) return ok({})
        const order = await orderByReference(database, event.reference)
        if (!order || !(await hasSession(context, provider, order))) return invalid(webhookRefusals.unknown)
        await settle(context, provider, order.id, event)
        return ok({})
      }),
  }
}

/**
 * Whether the order's session is known here, now at the latest: a server that died between the provider's answer and
 * its own commit never recorded it.
 */
async function hasSession(context: SliceContext, provider: PaymentProvider, order: Order): Promise<boolean> {
  if (order.sessionId !== null) return true
  if (order.status !== 'OPEN') return false
  await openPage(context, provider, order)
  return true
}
