import { escapeHtml } from 'shared/server/escapeHtml'
import type { Mail } from 'shared/server/mail'

/** Whoever registers an address that is not theirs writes the name: in a mail to its owner it says a name and no more. */
const A_NAME = /^[\p{L}\p{M}' -]{1,40}$/u

const WORDS = {
  subject: 'Crea una nueva contraseña para My Diet',
  asked: 'Nos pediste crear una nueva contraseña. Puedes hacerlo aquí:',
  button: 'Crear mi contraseña',
  until: 'El enlace sirve una sola vez y vence en 60 minutos.',
  notYou: 'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
  goodbye: 'Con cariño,\nEl equipo de My Diet',
} as const

/** The mail with the link to create another password: the same in text and in HTML. */
export function resetMail(to: string, firstName: string, link: string): Mail {
  const hello = A_NAME.test(firstName) ? `Hola, ${firstName}:` : 'Hola:'
  const { subject, asked, button, until, notYou, goodbye } = WORDS
  const text = [hello, asked, link, until, notYou, goodbye].join('\n\n')
  const address = escapeHtml(link)
  const body = [
    `<p>${escapeHtml(hello)}</p>`,
    `<p>${asked}</p>`,
    `<p><a href="${address}" style="${BUTTON}">${button}</a></p>`,
    `<p>Si el botón no abre, copia esta dirección en tu navegador:<br><a href="${address}">${address}</a></p>`,
    `<p>${until}</p>`,
    `<p>${notYou}</p>`,
    `<p>${goodbye.replace('\n', '<br>')}</p>`,
  ].join('\n')
  const html = `<!doctype html>\n<html lang="es-MX">\n<head><meta charset="utf-8"><title>${subject}</title></head>\n<body style="${PAGE}">\n${body}\n</body>\n</html>`
  return { to, subject, text, html }
}

const PAGE = 'font:16px/1.5 system-ui,sans-serif;color:#1f2937;max-width:32rem;margin:0 auto;padding:1.5rem'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6f43;color:#fff;text-decoration:none'
