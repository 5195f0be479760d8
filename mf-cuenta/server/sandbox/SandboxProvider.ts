import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { SliceContext } from 'shared/server/slices/context'
import {
  type NewSession,
  type PaymentProvider,
  type PlanToPay,
  type ProviderEvent,
  ProviderRefused,
  type ProviderSession,
} from '../provider/provider'
import { isSigned } from '../provider/signature'
import { changeSession } from './changeSession'
import { cancelled, changed, expired, type LedgerEntry, refunded } from './ledger'
import { addEntry, entriesSince, entryOf, signingSecret } from './sandboxStore'

/** The path of the hosted payment pages, below `/api`. */
export const SANDBOX_PATH = '/sandbox-pagos'

/** The header of the sandbox's signature. */
const SIGNATURE = 'sandbox-signature'

/**
 * The payment provider of a demo and of development. It keeps its own books and takes no real money; like a real one it
 * talks to the product only by redirects and signed events.
 */
export class SandboxProvider implements PaymentProvider {
  signatureHeader = SIGNATURE
  #context: SliceContext

  constructor(context: SliceContext) {
    this.#context = context
  }

  async open({ productId: _, ...session }: NewSession): Promise<{ id: string; url: string }> {
    const now = this.#context.now().toISOString()
    const entry = await addEntry(this.#context.database, {
      ...session,
      id: `ses_${randomBytes(16).toString('hex')}`,
      createdAt: now,
      expiresAt: session.expiresAt.toISOString(),
      status: 'open',
      payments: [],
      subscription: null,
    })
    return { id: entry.id, url: new URL(`/api${SANDBOX_PATH}/${entry.id}`, session.successUrl).href }
  }

  async expire(sessionId: string): Promise<void> {
    await this.#change(sessionId, expired)
  }

  async read(sessionId: string): Promise<ProviderSession> {
    const entry = await entryOf(this.#context.database, sessionId)
    if (!entry) throw new ProviderRefused(`no session ${sessionId}`)
    return asSession(entry, this.#context.now())
  }

  async cancel(sessionId: string, when: 'periodEnd' | 'now'): Promise<void> {
    await this.#change(sessionId, entry => cancelled(entry, when))
  }

  async changePlan(sessionId: string, plan: PlanToPay): Promise<void> {
    await this.#change(sessionId, entry => changed(entry, plan))
  }

  async cardPage(sessionId: string, returnUrl: string): Promise<string> {
    const page = new URL(`/api${SANDBOX_PATH}/${sessionId}/tarjeta`, returnUrl)
    page.searchParams.set('volver', returnUrl)
    return page.href
  }

  async refund(sessionId: string, paymentId: string): Promise<void> {
    await this.#change(sessionId, entry => refunded(entry, paymentId))
  }

  async eventOf(bytes: Buffer, headers: IncomingHttpHeaders, now: Date): Promise<ProviderEvent | undefined> {
    const secret = await signingSecret(this.#context.database)
    return isSigned(bytes, headers[SIGNATURE], secret, now) ? asEvent(bytes) : undefined
  }

  async *sessionsSince(since: Date): AsyncIterable<ProviderSession> {
    for (const entry of await entriesSince(this.#context.database, since)) {
      yield asSession(entry, this.#context.now())
    }
  }

  async #change(sessionId: string, change: (entry: LedgerEntry) => LedgerEntry): Promise<void> {
    const found = await changeSession(this.#context, sessionId, change)
    if (!found) throw new ProviderRefused(`no session ${sessionId}`)
  }
}

function asEvent(bytes: Buffer): ProviderEvent | undefined {
  try {
    const { id, reference } = JSON.parse(String(bytes))
    return typeof id === 'string' && typeof reference === 'string' ? { id, reference } : undefined
  } catch {
    return undefined
  }
}

export function asSession(entry: LedgerEntry, now: Date): ProviderSession {
  const { id, reference, payments, subscription } = entry
  const isOver = entry.status === 'open' && now >= new Date(entry.expiresAt)
  return {
    id,
    reference,
    status: isOver ? 'expired' : entry.status,
    payments: payments.map(payment => ({
      ...payment,
      disputeLost: false,
      method: 'card',
      at: new Date(payment.at),
    })),
    subscription: subscription && {
      status: subscription.status,
      priceId: subscription.priceId,
      periodEnd: new Date(subscription.periodEnd),
      endsAt: subscription.cancelAtPeriodEnd ? new Date(subscription.periodEnd) : null,
    },
  }
}
