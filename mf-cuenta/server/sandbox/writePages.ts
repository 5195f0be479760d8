import { createHash } from 'node:crypto'
import { formatCentavos } from 'shared/published/money'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import type { LedgerEntry } from './ledger'
import { TEST_CARDS } from './testCards'

const STYLE = `:root{color-scheme:light dark;--paper:#fff;--ground:#f2f6f3;--ink:#17231b;--soft:#4d5d53;--line:#7d8b82;--green:#1f6f43;--on:#fff;--alert:#9b1c1c;--alertground:#fdeceb}
@media (prefers-color-scheme:dark){:root{--paper:#18211c;--ground:#0e1411;--ink:#eef4f0;--soft:#b0beb5;--line:#7f8f86;--green:#7fd6a2;--on:#0b2414;--alert:#ffb4ab;--alertground:#3b1513}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;display:grid;place-items:start center;padding:1rem}
main{width:100%;max-width:27rem;background:var(--paper);border-radius:1.25rem;padding:1.25rem;box-shadow:0 1px 2px #0002,0 12px 40px #0001}
@media (min-width:32rem){body{padding:3rem 1rem}main{padding:2rem}}
.badge{display:inline-block;background:#f6c344;color:#2b2000;border-radius:1rem;padding:.1rem .75rem;font-size:.8125rem;font-weight:600}
h1{font-size:1.125rem;font-weight:500;margin:1rem 0 0;color:var(--soft)}
.amount{font-size:2.25rem;font-weight:700;margin:0;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.month{font-size:1rem;font-weight:400;color:var(--soft)}
label{display:block;font-weight:600;margin:1rem 0 .25rem}
input{width:100%;font:inherit;font-size:1.0625rem;padding:.75rem;border:1px solid var(--line);border-radius:.75rem;background:transparent;color:inherit;font-variant-numeric:tabular-nums}
input:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible{outline:3px solid var(--green);outline-offset:2px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button,.quiet{display:block;width:100%;min-height:3rem;font:inherit;font-weight:600;text-align:center;border-radius:.75rem;padding:.75rem;cursor:pointer}
button{border:0;background:var(--green);color:var(--on);margin-top:1.25rem}
button.second{background:transparent;color:var(--ink);border:1px solid var(--line);margin-top:.75rem}
.quiet{color:var(--ink);margin-top:.5rem}
.problem{background:var(--alertground);color:var(--alert);border-radius:.75rem;padding:.75rem 1rem;margin:1rem 0 0}
details{margin-top:1.25rem;border-top:1px solid #8884;padding-top:.75rem}
summary{cursor:pointer;font-weight:600;padding:.5rem 0}
dl{margin:.25rem 0 0}dt{font-variant-numeric:tabular-nums;font-weight:600}dd{margin:0 0 .5rem;color:var(--soft)}
p{margin:.75rem 0 0}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** Only the page's own style is allowed: no script, no picture, no frame. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The card form. With `back` a failed renewal is paid, and the person comes back there. */
export function writePaymentPage(entry: LedgerEntry, problem?: string, back?: string): string {
  const amount = back && entry.subscription ? entry.subscription.amount : entry.amount
  const title = back && entry.subscription ? entry.subscription.title : entry.title
  const month = entry.priceId === null ? '' : ' <span class="month">al mes</span>'
  return write(
    'Pagar',
    `<h1>${escapeHtml(title)}</h1>
<p class="amount">${formatCentavos(amount)}${month}</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post">
<label for="number">Número de tarjeta</label>
<input id="number" name="number" inputmode="numeric" autocomplete="off" required maxlength="23" placeholder="4242 4242 4242 4242">
<div class="pair">
<div><label for="until">Vence</label><input id="until" autocomplete="off" inputmode="numeric" maxlength="7" placeholder="12/30"></div>
<div><label for="code">CVC</label><input id="code" autocomplete="off" inputmode="numeric" maxlength="4" placeholder="123"></div>
</div>
<button type="submit">Pagar ${formatCentavos(amount)}</button>
</form>
<a class="quiet" href="${escapeHtml(back ?? entry.cancelUrl)}">Cancelar y volver</a>
<details${problem ? ' open' : ''}>
<summary>Tarjetas de prueba</summary>
<dl>
${TEST_CARDS.map(({ number, text }) => `<dt>${spaced(number)}</dt><dd>${text}</dd>`).join('\n')}
</dl>
</details>`,
  )
}

/** The bank's question before it approves (3-D Secure). */
export function writeConfirmPage(entry: LedgerEntry, action: string, number: string): string {
  const amount = entry.subscription?.status === 'pastDue' ? entry.subscription.amount : entry.amount
  return write(
    'Tu banco pide confirmar',
    `<h1>Tu banco pide confirmar</h1>
<p class="amount">${formatCentavos(amount)}</p>
<p>¿Autorizas este pago a My Diet?</p>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="asked" value="${number}">
<button type="submit" name="answer" value="si">Autorizar</button>
<button class="second" type="submit" name="answer" value="no">Rechazar</button>
</form>`,
  )
}

/** The page of a session that cannot be paid any more. */
export function writeEndPage(entry?: LedgerEntry, back?: string): string {
  const text = back
    ? 'No hay ningún cobro pendiente en esta suscripción.'
    : entry?.status === 'paid'
      ? 'Este pago ya está hecho.'
      : 'Esta página de pago ya no está disponible. No se te cobró nada.'
  const link = back ?? (entry?.status === 'paid' ? entry.successUrl : entry?.cancelUrl) ?? '/user'
  return write(
    'Pago',
    `<h1>${text}</h1>
<a class="quiet" href="${escapeHtml(link)}">Volver a My Diet</a>`,
  )
}

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

function write(title: string, body: string): string {
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} · My Diet</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<span class="badge">Pagos de prueba: no se cobra nada</span>
${body}
</main>
</body>
</html>`
}
