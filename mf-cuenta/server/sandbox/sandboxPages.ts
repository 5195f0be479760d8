import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptForms } from 'shared/server/html/plainPage'
import type { SliceContext } from 'shared/server/slices/context'
import { sandboxMessages } from '../../messages'
import { changeSession } from './changeSession'
import { type LedgerEntry, mended, paid } from './ledger'
import { renewalJob } from './renewSubscriptions'
import { SANDBOX_PATH } from './SandboxProvider'
import { entryOf } from './sandboxStore'
import { type TestCard, testCardOf } from './testCards'
import { answerPage, writeConfirmPage, writeEndPage, writePaymentPage } from './writePages'

/** A form of a few short fields. */
const MOST_BYTES = 4096

interface CardForm {
  number?: string
  /** The last four digits of the test card that the bank asks about, and the person's answer. */
  asked?: string
  answer?: string
}

/**
 * The sandbox provider's hosted pages, in a scope of their own. The number that is typed here is compared with the test
 * cards and dropped: it is neither stored nor logged, nor does the product's slice see it.
 */
export async function sandboxPages(app: FastifyInstance, context: SliceContext): Promise<void> {
  acceptForms(app, MOST_BYTES)
  const schema = { hide: true }
  // The addresses of a payment, and of the way back from it, are this person's alone.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  app.get<Params>(`${SANDBOX_PATH}/:id`, { schema }, async (request, reply) => {
    const entry = await entryFor(request)
    if (!entry) return gone(request, reply)
    if (!isOpen(entry, context)) return answerPage(reply, writeEndPage(entry))
    return answerCardPage(request, reply, entry)
  })

  app.post<Params>(`${SANDBOX_PATH}/:id`, { schema }, async (request, reply) => {
    const entry = await entryFor(request)
    if (!entry) return gone(request, reply)
    // A second press, or Back after paying: the session is over, the person goes on.
    if (entry.status === 'paid') return reply.redirect(entry.successUrl, 303)
    if (!isOpen(entry, context)) return answerPage(reply, writeEndPage(entry))
    return answerCard(request, reply, {
      pay: async ({ failsLater, monthSeconds, event }) => {
        const delivery = event === 'never' ? { silent: true } : (event ?? {})
        const now = context.now()
        const periodEnd =
          monthSeconds === undefined ? undefined : new Date(now.getTime() + monthSeconds * 1000)
        await changeSession(context, entry.id, one => paid(one, now, failsLater, periodEnd), delivery)
        if (periodEnd) await context.jobs.send(renewalJob, { session: entry.id }, { runAt: periodEnd })
        return entry.successUrl
      },
    })
  })

  app.get<CardPage>(`${SANDBOX_PATH}/:id/tarjeta`, { schema }, async (request, reply) => {
    const entry = await entryFor(request)
    const back = entry && ownReturn(entry, request.query.volver)
    if (!entry || !back) return gone(request, reply)
    const isFailed = entry.subscription?.status === 'pastDue'
    if (!isFailed) return answerPage(reply, writeEndPage(entry, back))
    return answerCardPage(request, reply, entry, back)
  })

  app.post<CardPage>(`${SANDBOX_PATH}/:id/tarjeta`, { schema }, async (request, reply) => {
    const entry = await entryFor(request)
    const back = entry && ownReturn(entry, request.query.volver)
    if (!entry || !back) return gone(request, reply)
    return answerCard(request, reply, {
      pay: async ({ failsLater }) => {
        await changeSession(context, entry.id, one => mended(one, context.now(), failsLater))
        return back
      },
    })
  })

  function entryFor({ params: { id } }: FastifyRequest<Params>): Promise<LedgerEntry | undefined> {
    return /^ses_[0-9a-f]{32}$/.test(id) ? entryOf(context.database, id) : Promise.resolve(undefined)
  }
}

interface Params {
  Params: { id: string }
  Querystring: Said
}

/** The outcomes that the address of a card page can name after its form was sent. */
interface Said {
  /** One of `PROBLEMS`. */
  problema?: string
  /** The test card whose bank asks the person to confirm. */
  confirmar?: string
}

interface CardPage extends Params {
  Querystring: Said & { volver?: string }
}

const PROBLEMS: ReadonlyMap<string | undefined, string> = new Map([
  ['prueba', sandboxMessages.notATestCard],
  ['rechazada', sandboxMessages.declined],
  ['sin-confirmar', sandboxMessages.notConfirmed],
])

/** The card form, with the problem that its address names, or the bank's question. */
function answerCardPage(
  { url, query: { problema, confirmar = '' } }: FastifyRequest<Params>,
  reply: FastifyReply,
  entry: LedgerEntry,
  back?: string,
): FastifyReply {
  const card = testCardOf(confirmar)
  const page = card?.asks
    ? writeConfirmPage(entry, addressWith(url, {}), card.number)
    : writePaymentPage(entry, PROBLEMS.get(problema), back)
  return answerPage(reply, page)
}

/** The address of the same page that says something else. */
function addressWith(url: string, said: Said): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  searchParams.delete('problema')
  searchParams.delete('confirmar')
  for (const [name, value] of Object.entries(said)) searchParams.set(name, value)
  const query = searchParams.toString()
  return query ? `${pathname}?${query}` : pathname
}

interface Form {
  /** Pays with an accepted card; returns the address to go to. */
  pay(card: TestCard): Promise<string>
}

/** Answers a sent form with another address, so that Back never leads to a page that would have to be sent again. */
async function answerCard(
  request: FastifyRequest<Params>,
  reply: FastifyReply,
  { pay }: Form,
): Promise<FastifyReply> {
  const say = (said: Said) => reply.redirect(addressWith(request.url, said), 303)
  const { number = '', asked, answer } = (request.body ?? {}) as CardForm
  const card = testCardOf(asked ?? number)
  if (!card) return say({ problema: 'prueba' })
  if (card.declined) return say({ problema: 'rechazada' })
  if (card.asks && answer === undefined) return say({ confirmar: card.number })
  if (card.asks && answer !== 'si') return say({ problema: 'sin-confirmar' })
  return reply.redirect(await pay(card), 303)
}

function isOpen(entry: LedgerEntry, { now }: SliceContext): boolean {
  return entry.status === 'open' && now() < new Date(entry.expiresAt)
}

/** The address to come back to, if it is one of the merchant's own origin. */
function ownReturn({ successUrl }: LedgerEntry, text = ''): string | undefined {
  if (!URL.canParse(text) || new URL(text).origin !== new URL(successUrl).origin) return undefined
  return new URL(text).href
}

/** A page for a person, a refusal for a program. */
function gone(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404)
  if (request.headers.accept?.includes('text/html')) return answerPage(reply, writeEndPage())
  return reply.send({ message: sandboxMessages.unknown })
}
