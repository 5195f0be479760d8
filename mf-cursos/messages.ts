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
