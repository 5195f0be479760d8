import type { FastifyInstance } from 'fastify'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import { acceptForms, type PlainPage, plainPages } from 'shared/server/html/plainPage'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { alarmPage as words } from '../../../messages'
import { isLiveAlarm } from './alarmStore'
import { lockAccount } from './lockAccount'

/** The address of the page *No fui yo*, below `/api`. */
export const ALARM_PATH = '/no-fui-yo'

const answer = plainPages()

/** A form without a field. */
const MOST_BYTES = 1024

interface Params {
  Params: { token: string }
}

/** The page behind *No fui yo*. It needs a press: programs that check a mail's links open them. */
export async function alarmPage(
  app: FastifyInstance,
  context: SliceContext,
  slices: readonly Slice[],
): Promise<void> {
  const { database, now } = context
  acceptForms(app, MOST_BYTES)
  const schema = { hide: true }
  const path = `${ALARM_PATH}/:token`

  app.get<Params>(path, { schema }, async ({ params }, reply) =>
    answer(reply, (await isLiveAlarm(database, params.token, now())) ? question : gone),
  )

  app.post<Params>(path, { schema }, async (request, reply) => {
    const locked = await lockAccount(context, slices, { token: request.params.token, request })
    if (!locked) return answer(reply, gone)
    return answer(reply, locked.mailed ? mailed(locked.email) : locked.returned ? noMail : notReturned)
  })
}

const write = (body: string): PlainPage => ({ title: words.tab, body })
const heading = (text: string) => `<h1 role="status">${escapeHtml(text)}</h1>`
const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
const link = (to: string, text: string) => `<p><a href="${to}">${escapeHtml(text)}</a></p>`

const question = write(`<h1>${escapeHtml(words.title)}</h1>
${paragraph(words.question)}
<form method="post"><button>${escapeHtml(words.press)}</button></form>`)

const mailed = (email: string) =>
  write(`${heading(words.locked)}
${paragraph(words.mailed(email))}`)

const noMail = write(`${heading(words.locked)}
${link('/recoverpass', words.recover)}`)

const notReturned = write(`${heading(words.locked)}
${paragraph(words.notReturned)}`)

const gone = write(`${heading(words.gone)}
${link('/recoverpass', words.recover)}`)
