import { escapeHtml } from 'shared/server/html/escapeHtml'
import type { Mail } from 'shared/server/mail/mail'
import { GOODBYE, hello, letter, paragraph } from './letter'

const WORDS = {
  subject: 'Crea una nueva contraseña para My Diet',
  asked: 'Nos pediste crear una nueva contraseña. Puedes hacerlo aquí:',
  button: 'Crear mi contraseña',
  until: 'El enlace sirve una sola vez y vence en 60 minutos.',
  notYou: 'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
} as const

/** The mail with the link to create another password: the same in text and in HTML. */
export function resetMail(to: string, firstName: string, link: string): Mail {
  const { subject, asked, button, until, notYou } = WORDS
  const greeting = hello(firstName)
  const text = [greeting, asked, link, until, notYou, GOODBYE].join('\n\n')
  const address = escapeHtml(link)
  const html = letter(subject, [
    paragraph(greeting),
    paragraph(asked),
    `<p><a href="${address}" style="${BUTTON}">${button}</a></p>`,
    `<p>Si el botón no abre, copia esta dirección en tu navegador:<br><a href="${address}">${address}</a></p>`,
    paragraph(until),
    paragraph(notYou),
    paragraph(GOODBYE),
  ])
  return { to, subject, text, html }
}

const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f6f43;color:#fff;text-decoration:none'
