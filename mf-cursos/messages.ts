/**
 * The texts of mf-cursos. The product's own messages are exact (shared/product/README.md#messages); the refusals of the
 * server are ours.
 */

export const courseRefusals = {
  unknown: 'No encontramos este curso.',
  notOwned: 'Este curso no está entre los tuyos.',
} as const

export const progressRefusals = {
  none: 'Todavía no hay avance en este curso.',
  unknown: 'No encontramos este avance.',
  malformed: 'El avance enviado no tiene la forma de un curso.',
  locked: 'Ese tema todavía no se abre.',
} as const

export const commentMessages = {
  title: 'Error!',
  emptyQuestion: 'Necesitas escribir una pregunta.',
  emptyReply: 'Necesitas escribir una respuesta.',
  tooLong: (longest: number) => `Tu texto es demasiado largo: el máximo son ${longest} caracteres.`,
} as const

export const commentRefusals = {
  unknown: 'No encontramos este comentario.',
  unknownParent: 'La pregunta que quieres responder no está en este curso.',
  tooManyToday: 'Por hoy llegaste al máximo de comentarios. Inténtalo de nuevo mañana.',
} as const

/** The notices of progress; the product has none of its own. */
export const progressMessages = {
  failedTitle: 'Error!',
  failed: 'No pudimos guardar tu avance. Inténtalo de nuevo.',
  change: (name: string) => `Tu avance en «${name}»`,
} as const

export const buyingMessages = {
  failedTitle: 'Error!',
  failed: 'Ups! Ocurrio un problema, intentalo más tarde por favor.',
} as const

/** The names of the parts of a course's page. */
export const courseTexts = {
  details: 'Detalles',
  planDetails: 'Detalles del plan',
  courses: 'Cursos',
  learn: 'Aprende',
  solutions: 'Solutions',
  community: 'Comunidad',
  complete: 'Marcar Completado',
  notComplete: 'No Completado',
  begin: 'Empezar el curso',
  continueHere: 'Continuar donde me quedé',
  isNew: 'Contenido nuevo',
} as const

/** The parts of a product. */
export const productTexts = {
  usage: 'Ideas de uso',
  whereToBuy: 'Dónde comprar',
  avoid: 'Qué evitar',
} as const

/** The notices of the community that the product has no words for. */
export const commentNotices = {
  failedTitle: 'Error!',
  notPosted: 'No pudimos publicar tu comentario. Inténtalo de nuevo.',
  notLiked: 'No pudimos guardar tu «me gusta». Inténtalo de nuevo.',
  notRemoved: 'No pudimos eliminar tu comentario. Inténtalo de nuevo.',
  like: (liked: boolean) => (liked ? 'Indicaste que un comentario te gusta' : 'Quitaste un «me gusta»'),
  removal: 'Eliminaste un comentario tuyo',
} as const
