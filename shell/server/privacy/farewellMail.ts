import type { Mail } from 'shared/server/mail/mail'
import type { Account } from '../auth/accountStore'
import { GOODBYE, hello, letter, paragraph } from '../auth/letter'

const SUBJECT = 'Tu cuenta fue eliminada'

/** Tells a person that what they asked for is done; and who did not ask, that somebody knows their password. */
export function farewellMail({ email, firstName }: Pick<Account, 'email' | 'firstName'>): Mail {
  const parts = [
    hello(firstName),
    'Como lo pediste, eliminamos tu cuenta de My Diet y los datos que guardábamos de ti: tus planes de comidas, tus respuestas, tus citas, tus compras y todo lo demás. No se pueden recuperar.',
    'Si no fuiste tú, alguien más conoce tu contraseña: cámbiala en los otros sitios donde la uses y escríbenos.',
    'Si algún día quieres volver, aquí estaremos. Solo tendrás que crear una cuenta nueva.',
    GOODBYE,
  ]
  return {
    to: email,
    subject: SUBJECT,
    text: parts.join('\n\n'),
    html: letter(SUBJECT, parts.map(paragraph)),
  }
}
