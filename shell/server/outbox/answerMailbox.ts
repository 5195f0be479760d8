import type { FastifyReply } from 'fastify'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import { plainPages } from 'shared/server/html/plainPage'
import type { KeptMail } from 'shared/server/mail/demoMailbox'

const STYLE = `:root{--width:44rem}
article{border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 .75rem;margin:.5rem 0}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:1rem 0 0}`

const answer = plainPages(STYLE, { hasForm: false })

/** Answers with the mails, newest first as they are given, as text: nothing of a mail's HTML reaches the page. */
export function answerMailbox(reply: FastifyReply, mails: readonly KeptMail[]): FastifyReply {
  const list = mails.length > 0 ? mails.map(writeMail).join('\n') : '<p>Todavía no hay correos.</p>'
  return answer(reply, {
    title: 'Buzón local de My Diet',
    body: `<h1>Buzón local</h1>
<p>Ningún correo sale de aquí: sin SMTP_URL se guardan en la carpeta de datos.</p>
${list}`,
  })
}

function writeMail({ to, from, at, subject, text }: KeptMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl>
<dt>Para</dt><dd>${escapeHtml(to)}</dd>
<dt>De</dt><dd>${escapeHtml(from)}</dd>
<dt>Fecha</dt><dd><time datetime="${escapeHtml(at)}">${escapeHtml(at)}</time></dd>
</dl>
<pre>${withLinks(text)}</pre>
</article>`
}

/** Turns web addresses into links; everything else stays text. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, i) =>
      i % 2
        ? `<a href="${escapeHtml(part)}" rel="noopener noreferrer">${escapeHtml(part)}</a>`
        : escapeHtml(part),
    )
    .join('')
}
