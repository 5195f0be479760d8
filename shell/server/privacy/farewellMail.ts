import { composeMail } from 'shared/server/mail/composeMail'
import type { Mail } from 'shared/server/mail/mail'
import type { Account } from '../auth/accountStore'

/** Confirms the erasure, and so warns an owner of the address who did not ask for it. */
export function farewellMail({ email, firstName }: Pick<Account, 'email' | 'firstName'>): Mail {
  return composeMail({
    to: email,
    firstName,
    subject: 'Tu cuenta fue eliminada',
    body: [
      'Como lo pediste, eliminamos tu cuenta de My Diet y los datos que guardábamos de ti: tus planes de comidas, tus respuestas, tus citas, tus compras y todo lo demás. No se pueden recuperar.',
      'Si no fuiste tú, alguien más conoce tu contraseña: cámbiala en los otros sitios donde la uses y escríbenos.',
      'Si algún día quieres volver, aquí estaremos. Solo tendrás que crear una cuenta nueva.',
    ],
  })
}
