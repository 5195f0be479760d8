import { dateWithoutWeekday } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import type { Kept } from 'shared/published/kept'

/** The words of the receipt for an ended account, for its mail and its page; our own. */
export const receiptWords = {
  title: 'Tu cuenta fue eliminada',
  erased:
    'Borramos tu cuenta y los datos que guardábamos de ti: tu perfil, tus avances, lo que escribiste, tus fotos y todo lo demás. No se pueden recuperar.',
  ended: 'Si tenías citas por venir o un plan mensual, quedaron cancelados: no se te vuelve a cobrar.',
  nothingKept: 'De ti no guardamos nada más.',
  kept: 'La ley nos obliga a conservar esto, bloqueado: cifrado, fuera de la app y de todo uso.',
  destroyed:
    'Al llegar cada fecha se destruye solo. Las copias de seguridad se sobrescriben en un máximo de 30 días.',
  byMail: 'Te enviamos esto mismo por correo.',
  goOn: 'Ir al inicio',
  until: ({ until }: Pick<Kept, 'until'>) =>
    `Hasta el ${dateWithoutWeekday(dayAndMinuteIn(new Date(until), CLINIC_ZONE).day)}.`,
} as const
