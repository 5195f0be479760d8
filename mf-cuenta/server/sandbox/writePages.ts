import { formatCentavos } from 'shared/published/money'
import { escapeHtml } from 'shared/server/html/escapeHtml'
import { type PlainPage, plainPages } from 'shared/server/html/plainPage'
import type { LedgerEntry } from './ledger'
import { TEST_CARDS } from './testCards'

const STYLE = `:root{--alert:#9b1c1c;--alertground:#fdeceb}
@media (prefers-color-scheme:dark){:root{--alert:#ffb4ab;--alertground:#3b1513}}
.badge{display:inline-block;background:#f6c344;color:#2b2000;border-radius:1rem;padding:.1rem .75rem;font-size:.8125rem;font-weight:600}
h1{font-size:1.125rem;font-weight:500;margin:1rem 0 0;color:var(--soft)}
.amount{font-size:2.25rem;font-weight:700;margin:0;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
.month{font-size:1rem;font-weight:400;color:var(--soft)}
label{display:block;font-weight:600;margin:1rem 0 .25rem}
input{width:100%;font:inherit;font-size:1.0625rem;padding:.75rem;border:1px solid var(--line);border-radius:.75rem;background:transparent;color:inherit;font-variant-numeric:tabular-nums}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.quiet{display:block;min-height:3rem;padding:.75rem;margin-top:.5rem;font-weight:600;text-align:center}
.problem{background:var(--alertground);color:var(--alert);border-radius:.75rem;padding:.75rem 1rem;margin:1rem 0 0}
details{margin-top:1.25rem;border-top:1px solid #8884;padding-top:.75rem}
summary{cursor:pointer;font-weight:600;padding:.5rem 0}
dl{margin:.25rem 0 0}dt{font-variant-numeric:tabular-nums;font-weight:600}dd{margin:0 0 .5rem;color:var(--soft)}`

/** Answers with one of the sandbox provider's pages. */
export const answerPage = plainPages(STYLE, { isOurs: false })

/** The card form. With `back` a failed renewal is paid, and the person comes back there. */
export function writePaymentPage(entry: LedgerEntry, problem?: string, back?: string): PlainPage {
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
export function writeConfirmPage(entry: LedgerEntry, action: string, number: string): PlainPage {
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
export function writeEndPage(entry?: LedgerEntry, back?: string): PlainPage {
  const text = back
    ? 'No hay ningún cobro pendiente en este plan.'
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

function write(title: string, body: string): PlainPage {
  return {
    title: `${title} · My Diet`,
    body: `<span class="badge">Pagos de prueba: no se cobra nada</span>
${body}`,
  }
}
