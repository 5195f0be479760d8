import { escapeHtml } from 'shared/server/html/escapeHtml'
import { acceptForms, plainPages } from 'shared/server/html/plainPage'
import { hashOfToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { mailOff } from '../../messages'
import { MAIL_OFF_PATH } from './courseMail'
import { changeMailChoices } from './mailChoices'
import { mailLinkByHash } from './mailLinkStore'

type App = Parameters<NonNullable<Slice['routes']>>[0]

const answer = plainPages()
const answerAndPress = plainPages('', { pressesButton: true })

/** A form of one field, or that of a mail program. */
const MOST_BYTES = 1024

interface Params {
  Params: { token: string }
}

/**
 * The page behind a mail's link that turns such mails off; nobody has to sign in. Programs that check a mail's links
 * fetch them and change nothing: the page itself sends its form, so that the person's one click is enough. Without
 * scripts there is a button.
 */
export async function mailOffPage(app: App, context: SliceContext): Promise<void> {
  const { database } = context
  acceptForms(app, MOST_BYTES)
  const schema = { hide: true }
  const path = `${MAIL_OFF_PATH}/:token`

  app.get<Params>(path, { schema }, async ({ params }, reply) => {
    const link = await mailLinkByHash(database, hashOfToken(params.token))
    if (!link) return answer(reply, page(gone))
    const body = `${heading(mailOff.question[link.kind])}<form method="post">${button('no', mailOff.turnOff)}</form>`
    return answerAndPress(reply, page(body))
  })

  app.post<Params>(path, { schema }, async ({ params, body }, reply) => {
    const link = await mailLinkByHash(database, hashOfToken(params.token))
    if (!link) return answer(reply, page(gone))
    // Mail programs send a form of their own; only the page's second button turns mails on.
    const wanted = (body as { avisos?: string } | undefined)?.avisos === 'si'
    await changeMailChoices(context, link.userId, { [link.kind]: wanted })
    const again = wanted ? button('no', mailOff.turnOff) : button('si', mailOff.turnOn)
    const state = wanted ? mailOff.isOn[link.kind] : mailOff.isOff[link.kind]
    return answer(reply, page(`${heading(state)}<form method="post">${again}</form>`))
  })
}

const page = (body: string) => ({ title: mailOff.tab, body })
const heading = (text: string) => `<h1 role="status">${escapeHtml(text)}</h1>`
const button = (value: 'si' | 'no', label: string) =>
  `<button${value === 'si' ? ' class="second"' : ''} name="avisos" value="${value}">${escapeHtml(label)}</button>`
const gone = `<h1>${escapeHtml(mailOff.gone)}</h1>`
