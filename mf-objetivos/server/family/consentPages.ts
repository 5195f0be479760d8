import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import { hashOfToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/slice'
import { consentPage } from '../../messages'
import { familyMembers } from '../schema'
import { CONSENT_PATH } from './askConsent'
import type { FamilyRow } from './familyStore'

/** A form of one field. */
const MOST_BYTES = 1024

interface Params {
  Params: { token: string }
}

/**
 * The page behind the link that an adult family member gets by mail: they have no account, so the secret of the address
 * identifies them. The link stays valid, so that they can change their mind.
 */
export async function consentPages(app: FastifyInstance, context: SliceContext): Promise<void> {
  const { database, ports } = context
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  const schema = { hide: true }
  const path = `${CONSENT_PATH}/:token`

  app.get<Params>(path, { schema }, async ({ params }, reply) => {
    const member = await memberOf(params.token)
    return member ? page(reply, await choice(member)) : page(reply, gone)
  })

  app.post<Params>(path, { schema }, async ({ params, body }, reply) => {
    const member = await memberOf(params.token)
    if (!member) return page(reply, gone)
    const { permiso } = (body ?? {}) as { permiso?: string }
    if (permiso !== 'si' && permiso !== 'no') return page(reply, await choice(member))
    const [changed] = await database
      .update(familyMembers)
      .set({ consent: permiso === 'si' ? 'GRANTED' : 'REFUSED' })
      .where(
        and(
          eq(familyMembers.consentTokenHash, hashOfToken(params.token)),
          inArray(familyMembers.consent, ['ASKED', 'GRANTED', 'REFUSED']),
        ),
      )
      .returning()
    return changed ? page(reply, await choice(changed)) : page(reply, gone)
  })

  async function memberOf(token: string): Promise<FamilyRow | undefined> {
    const [member] = await database
      .select()
      .from(familyMembers)
      .where(eq(familyMembers.consentTokenHash, hashOfToken(token)))
    return member
  }

  async function choice({ userId, firstName, consent }: FamilyRow): Promise<string> {
    const owner = await ports.people.byId(database, userId)
    const name = owner ? `${owner.firstName} ${owner.lastName}` : ''
    const state =
      consent === 'GRANTED' ? consentPage.granted : consent === 'REFUSED' ? consentPage.refused : ''
    return `<h1>${escapeHtml(consentPage.title(firstName))}</h1>
${state ? `<p role="status"><strong>${escapeHtml(state)}</strong></p>` : ''}
<p>${escapeHtml(consentPage.question(name))}</p>
<p>${escapeHtml(consentPage.meaning)}</p>
<form method="post"><button name="permiso" value="si">${escapeHtml(consentPage.yes)}</button>
<button class="second" name="permiso" value="no">${escapeHtml(consentPage.no)}</button></form>`
  }
}

const gone = `<h1>${escapeHtml(consentPage.gone)}</h1>`

const STYLE = `:root{color-scheme:light dark;--paper:#fff;--ground:#f2f6f3;--ink:#17231b;--green:#1f6f43;--on:#fff;--line:#7d8b82}
@media (prefers-color-scheme:dark){:root{--paper:#18211c;--ground:#0e1411;--ink:#eef4f0;--green:#7fd6a2;--on:#0b2414;--line:#7f8f86}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;padding:1rem}
main{max-width:30rem;margin:2rem auto;background:var(--paper);border-radius:1.25rem;padding:1.5rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
button{display:block;width:100%;min-height:3rem;font:inherit;font-weight:600;border-radius:.75rem;border:1px solid var(--green);background:var(--green);color:var(--on);margin-top:.75rem;cursor:pointer}
button.second{background:transparent;color:var(--ink);border-color:var(--line)}button:focus-visible{outline:3px solid var(--green);outline-offset:2px}`

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

function page(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(consentPage.tab)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`)
}
