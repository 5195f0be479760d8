import type { FastifyInstance } from 'fastify'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import { acceptForms, type PlainPage, plainPages } from 'shared/server/html/plainPage'
import type { SliceContext } from 'shared/server/slices/context'
import { proofPage as words } from '../../../messages'
import { accountOfProof, proveAddress } from './proofStore'

/** The address of the page that proves an address, below `/api`. */
export const PROOF_PATH = '/confirmar-correo'

const answer = plainPages()

/** A form without a field. */
const MOST_BYTES = 1024

interface Params {
  Params: { token: string }
}

/**
 * The page behind the link that proves an address. It needs a press: programs that check a mail's links open them, and
 * some run the page's scripts, and would prove the address to whoever registered it.
 */
export async function proofPage(app: FastifyInstance, { database, now }: SliceContext): Promise<void> {
  acceptForms(app, MOST_BYTES)
  const schema = { hide: true }
  const path = `${PROOF_PATH}/:token`

  app.get<Params>(path, { schema }, async ({ params }, reply) => {
    const account = await accountOfProof(database, params.token, now())
    if (!account) return answer(reply, gone)
    return answer(reply, account.provedAt ? proved : question(account.email))
  })

  app.post<Params>(path, { schema }, async ({ params }, reply) => {
    const account = await accountOfProof(database, params.token, now())
    if (!account) return answer(reply, gone)
    await proveAddress(database, account.id, now())
    return answer(reply, proved)
  })
}

const write = (body: string): PlainPage => ({ title: words.tab, body })
const heading = (text: string) => `<h1 role="status">${escapeHtml(text)}</h1>`
const paragraph = (html: string) => `<p>${html}</p>`
const link = (to: string, text: string) => `<a href="${to}">${escapeHtml(text)}</a>`

const question = (email: string) =>
  write(`<h1>${escapeHtml(words.title)}</h1>
${paragraph(escapeHtml(words.question(email)))}
<form method="post"><button>${escapeHtml(words.yes)}</button></form>
${paragraph(`${escapeHtml(words.notYou)} ${link('/recoverpass', words.takeIt)}`)}`)

const proved = write(`${heading(words.proved)}
${paragraph(escapeHtml(words.unlocked))}
${paragraph(link('/user', words.enter))}`)

const gone = write(`${heading(words.gone)}
${paragraph(`${escapeHtml(words.askAgain)} ${link('/user', words.enter)}`)}`)
