import { composeMail } from 'shared/server/mail/composeMail'
import type { Mail } from 'shared/server/mail/mail'

/** The mail with the link to create another password. */
export function resetMail(to: string, firstName: string, link: string): Mail {
  return composeMail({
    to,
    firstName,
    subject: 'Crea una nueva contraseña para My Diet',
    body: [
      'Nos pediste crear una nueva contraseña. Puedes hacerlo aquí:',
      { button: 'Crear mi contraseña', link },
      'El enlace sirve una sola vez y vence en 60 minutos.',
      'Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
  })
}
