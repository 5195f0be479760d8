import type { FastifyInstance } from 'fastify'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import { acceptForms, type PlainPage, plainPages } from 'shared/server/html/plainPage'
import type { SliceContext } from 'shared/server/slices/context'
import { addressPage as words } from '../../../messages'
import { changeAddress } from './changeAddress'
import { wishOf } from './changeStore'

/** The address of the page that changes an account's address, below `/api`. */
export const CHANGE_PATH = '/cambiar-correo'

const answer = plainPages()

/** A form without a field. */
const MOST_BYTES = 1024

interface Params {
  Params: { token: string }
}

/** The page behind the link to a new address. It needs a press: programs that check a mail's links open them. */
export async function changePage(app: FastifyInstance, context: SliceContext): Promise<void> {
  const { database, now } = context
  acceptForms(app, MOST_BYTES)
  const schema = { hide: true }
  const path = `${CHANGE_PATH}/:token`

  app.get<Params>(path, { schema }, async ({ params }, reply) => {
    const wish = await wishOf(database, params.token, now())
    return answer(reply, wish ? question(wish.email) : pages.gone)
  })

  app.post<Params>(path, { schema }, async (request, reply) =>
    answer(reply, pages[await changeAddress(context, request.params.token, request)]),
  )
}

const write = (body: string): PlainPage => ({ title: words.tab, body })
const heading = (text: string) => `<h1 role="status">${escapeHtml(text)}</h1>`
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const enter = `<p><a href="/user">${escapeHtml(words.enter)}</a></p>`

const question = (email: string) =>
  write(`<h1>${escapeHtml(words.title)}</h1>
${paragraph(words.question(email))}
<form method="post"><button>${escapeHtml(words.yes)}</button></form>
${paragraph(words.notYou)}`)

const pages = {
  changed: write(`${heading(words.changed)}
${paragraph(words.now)}
${enter}`),
  gone: write(`${heading(words.gone)}
${paragraph(words.perhapsChanged)}
${enter}`),
  taken: write(`${heading(words.taken)}
${paragraph(words.askAgain)}
${enter}`),
}
