import { escapeHtml } from '../html/escapeHtml'
import type { Mail } from './mail'
import { plainName } from './plainName'

/** A paragraph of plain text, or a button that opens a link. */
type MailPart = string | { button: string; link: string }

interface MailContent extends Pick<Mail, 'to' | 'subject' | 'attachments' | 'unsubscribeLink'> {
  /** As the person wrote it; the mail repeats it only if it looks like a name; '' where the owner of the address has never signed up. */
  firstName: string
  body: readonly MailPart[]
}

/** A mail in the product's look, with a greeting before its body and a farewell after it. Text and HTML say the same. */
export function composeMail({ firstName, body, ...mail }: MailContent): Mail {
  const parts = [greeting(firstName), ...body, FAREWELL]
  return { ...mail, text: parts.map(asText).join('\n\n'), html: page(mail.subject, parts.map(asHtml)) }
}

const FAREWELL = 'Con cariño,\nEl equipo de My Diet'

function greeting(firstName: string): string {
  const name = plainName(firstName)
  return name ? `Hola, ${name}:` : 'Hola:'
}

function asText(part: MailPart): string {
  return typeof part === 'string' ? part : part.link
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`
  const link = escapeHtml(part.link)
  return `<p><a href="${link}" style="${BUTTON}">${escapeHtml(part.button)}</a></p>
<p>Si el botón no abre, copia esta dirección en tu navegador:<br><a href="${link}">${link}</a></p>`
}

function page(subject: string, parts: readonly string[]): string {
  return `<!doctype html>\n<html lang="es-MX">\n<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>\n<body style="${PAGE}">\n${parts.join('\n')}\n</body>\n</html>`
}

const PAGE = 'font:16px/1.5 system-ui,sans-serif;color:#1f2937;max-width:32rem;margin:0 auto;padding:1.5rem'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f7a5c;color:#fff;text-decoration:none'
