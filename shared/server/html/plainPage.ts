import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { MARK } from '../../published/logoMark'
import { escapeHtml } from './escapeHtml'

/** The look that all these pages share, light and dark: the colours of the app (shared/ui/tokens.css). */
const COMMON = `:root{color-scheme:light dark;--paper:#fffefb;--ground:#fbf8f2;--ink:#1e2a26;--soft:#56635d;--line:#857f70;--green:#1f7a5c;--on:#fff;--width:28rem}
@media (prefers-color-scheme:dark){:root{--paper:#1c2420;--ground:#141a17;--ink:#f1ede3;--soft:#b2bab1;--line:#7f8b83;--green:#63c79c;--on:#08211a}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--ground);color:var(--ink);font:1rem/1.5 Cabin,system-ui,sans-serif;display:grid;grid-template-columns:minmax(0,var(--width));place-content:start center;padding:1rem}
main{background:var(--paper);border-radius:1.25rem;padding:1.25rem;box-shadow:0 1px 2px #0002,0 12px 40px #0001}
@media (min-width:32rem){body{padding:3rem 1rem}main{padding:2rem}}
h1,.brand{text-wrap:balance}
.brand{display:flex;align-items:center;gap:.5rem;margin:0 0 1.25rem;font-size:1.25rem;font-weight:700}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}
p{margin:.75rem 0 0}
a{color:inherit}
button{display:block;width:100%;min-height:3rem;font:inherit;font-weight:600;text-align:center;border:1px solid var(--green);border-radius:.75rem;padding:.75rem;background:var(--green);color:var(--on);margin-top:1.25rem;cursor:pointer}
button.second{background:transparent;color:var(--ink);border-color:var(--line);margin-top:.75rem}
input:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--green);outline-offset:2px}`

/** The mark and the name, in the colours of the logo. */
const BRAND = `<p class="brand"><svg width="32" height="32" viewBox="0 0 40 40" aria-hidden="true"><path fill="#2f8f5b" d="${MARK.leaf}"/><path fill="#8cc56a" d="${MARK.leafLight}"/><circle fill="#f0824f" cx="${MARK.berry.cx}" cy="${MARK.berry.cy}" r="${MARK.berry.r}"/><path fill="var(--green)" d="${MARK.bowl}"/></svg>My Diet</p>`

const PRESS = 'document.querySelector("form button").click()'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export interface PlainPage {
  /** The text of the tab, not escaped yet. */
  title: string
  /** The HTML of the page. */
  body: string
}

/**
 * Answers with pages that the server writes by itself, outside the web app: the sandbox's payment page, the page behind
 * a link of a mail. They load nothing, and stay out of caches, frames, search engines and referrers. `style` is added to
 * the common look; without `hasForm` no form of the page can be sent. They are headed by the logo, unless they are
 * somebody else's (`isOurs`). They run no script but `pressesButton`, with which the first button is pressed as soon as a
 * page is opened.
 */
export function plainPages(
  style = '',
  { hasForm = true, isOurs = true, pressesButton = false } = {},
): (reply: FastifyReply, page: PlainPage) => FastifyReply {
  const css = `${COMMON}\n${style}`
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(css)}`,
    ...(pressesButton ? [`script-src ${hashOf(PRESS)}`] : []),
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
    "frame-ancestors 'none'",
  ].join('; ')
  return (reply, { title, body }) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${css}</style>
</head>
<body>
<main>
${isOurs ? BRAND : ''}
${body}
</main>${pressesButton ? `\n<script>${PRESS}</script>` : ''}
</body>
</html>`)
}

/** Makes a scope take the forms of such pages, as an object of texts, and nothing else. */
export function acceptForms(app: FastifyInstance, mostBytes: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
