import { createHash } from 'node:crypto'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import type { KeptMail } from 'shared/server/mail/demoMailbox'

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid #8888;border-radius:.5rem;padding:1rem 1.25rem;margin:1rem 0}
h2{font-size:1.1rem;margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:0 .75rem;margin:.5rem 0}
dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}
pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;margin:1rem 0 0}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Only the page's own style is allowed: no script, no picture, nothing of a mail's HTML. */
export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function writeMailbox(mails: readonly KeptMail[]): string {
  const list = mails.length > 0 ? mails.map(writeMail).join('\n') : '<p>Todavía no hay correos.</p>'
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>Buzón local de My Diet</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Buzón local</h1>
<p>Ningún correo sale de aquí: sin SMTP_URL se guardan en la carpeta de datos.</p>
${list}
</main>
</body>
</html>`
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
