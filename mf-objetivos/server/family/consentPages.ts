import type { FastifyInstance } from 'fastify'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import { acceptForms, type PlainPage, plainPages } from 'shared/server/html/plainPage'
import { hashOfToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { consentPage } from '../../messages'
import { CONSENT_PATH, nameOfAsker } from './askConsent'
import { type FamilyRow, memberOfLink, writeConsent } from './familyStore'

const answer = plainPages()

/** A form of one field. */
const MOST_BYTES = 1024

interface Asked {
  member: FamilyRow
  /** The account's. */
  name: string
}

interface Params {
  Params: { token: string }
}

/**
 * The page behind the link that an adult family member gets by mail: they have no account, so the secret of the address
 * identifies them. The link stays valid, so that they can change their mind, as long as the account that asks is there.
 */
export async function consentPages(app: FastifyInstance, context: SliceContext): Promise<void> {
  const { database, ports } = context
  acceptForms(app, MOST_BYTES)
  const schema = { hide: true }
  const path = `${CONSENT_PATH}/:token`

  app.get<Params>(path, { schema }, async ({ params }, reply) => {
    const asked = await askedBy(params.token)
    return answer(reply, asked ? choice(asked) : gone)
  })

  app.post<Params>(path, { schema }, async ({ params, body }, reply) => {
    const asked = await askedBy(params.token)
    if (!asked) return answer(reply, gone)
    const { permiso } = (body ?? {}) as { permiso?: string }
    if (permiso !== 'si' && permiso !== 'no') return answer(reply, choice(asked))
    const consent = permiso === 'si' ? 'GRANTED' : 'REFUSED'
    const changed = await writeConsent(database, hashOfToken(params.token), consent)
    return answer(reply, changed ? choice({ ...asked, member: changed }) : gone)
  })

  /**
   * The member and the name of the account that asks. A call that ran while the account ended may leave a member until
   * the job that erases the rest: nobody asks for them any more.
   */
  async function askedBy(token: string): Promise<Asked | undefined> {
    const member = await memberOfLink(database, hashOfToken(token))
    const owner = member && (await ports.people.byId(database, member.userId))
    return owner && { member, name: nameOfAsker(owner) }
  }

  function choice({ member: { firstName, consent }, name }: Asked): PlainPage {
    const state =
      consent === 'GRANTED' ? consentPage.granted : consent === 'REFUSED' ? consentPage.refused : ''
    // A decision that was taken leaves only the way back from it.
    const choices = [
      consent !== 'GRANTED' && button('si', consentPage.yes, consent === 'REFUSED'),
      consent !== 'REFUSED' && button('no', consentPage.no, true),
    ]
    return write(`<h1>${escapeHtml(consentPage.title(firstName))}</h1>
${state ? `<p role="status"><strong>${escapeHtml(state)}</strong></p>` : ''}
<p>${escapeHtml(consentPage.question(name))}</p>
<p>${escapeHtml(consentPage.meaning)}</p>
<form method="post">${choices.filter(Boolean).join('\n')}</form>`)
  }
}

const button = (value: string, label: string, isSecond: boolean) =>
  `<button${isSecond ? ' class="second"' : ''} name="permiso" value="${value}">${escapeHtml(label)}</button>`

const write = (body: string): PlainPage => ({ title: consentPage.tab, body })

const gone = write(`<h1>${escapeHtml(consentPage.gone)}</h1>`)
