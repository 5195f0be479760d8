/**
 * The texts of mf-cursos. The product's own messages are exact (shared/product/README.md#messages); the refusals of the
 * server are ours.
 */

export const courseRefusals = {
  unknown: 'No encontramos este curso.',
  notOwned: 'Este curso no está entre los tuyos.',
} as const

export const progressRefusals = {
  notFinished: 'Todavía no terminas este curso.',
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
  courseMissing: 'Falta el curso de la pregunta.',
  removedQuestion: 'Esta pregunta fue eliminada.',
  notAnonymous: 'En este curso las preguntas llevan tu nombre.',
  tooLate: 'Ya pasaron los 15 minutos para corregir tu comentario.',
  ownReport: 'Es tu comentario: puedes eliminarlo.',
  tooManyReports: 'Por hoy llegaste al máximo de reportes. Inténtalo de nuevo mañana.',
  specialistMissing: 'Escribe el nombre de quien responde.',
  tooFast: 'Escribiste muchos comentarios seguidos. Espera un minuto e inténtalo de nuevo.',
  tooManyToday: 'Por hoy llegaste al máximo de comentarios. Inténtalo de nuevo mañana.',
} as const

/** The notices of progress; the product has none of its own. */
export const progressMessages = {
  failedTitle: 'Error!',
  failed: 'No pudimos guardar tu avance. Inténtalo de nuevo.',
  notLoaded: 'No pudimos cargar tu avance',
  notLoadedHint: 'Puedes ver el curso. Para marcar lo que completas hace falta cargar tu avance.',
  change: (name: string) => `Tu avance en «${name}»`,
} as const

const notBought = 'Ups! Ocurrio un problema, intentalo más tarde por favor.'

export const buyingMessages = {
  failedTitle: 'Error!',
  failed: notBought,
  refused: notBought,
} as const

/** The names of the parts of a course's page. */
export const courseTexts = {
  completed: (completed: number, total: number) =>
    completed === total ? 'Curso completado' : `${completed} de ${total} subtemas`,
  details: 'Detalles',
  planDetails: 'Detalles del plan',
  courses: 'Cursos',
  learn: 'Aprende',
  solutions: 'Solutions',
  community: 'Comunidad',
  complete: 'Marcar Completado',
  notComplete: 'No Completado',
  finish: 'Terminar el tema',
  finishTitle: '¿Terminar el tema?',
  unopened: (count: number) =>
    count === 1
      ? 'También quedará completado este subtema, que no has abierto en este dispositivo:'
      : `También quedarán completados estos ${count} subtemas, que no has abierto en este dispositivo:`,
  seeFirst: 'Ver lo que falta',
  allCompleted: 'El curso cambió y ya completaste todo lo que tiene este tema.',
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

/** Closes a question of the app without doing anything. */
export const goBack = 'Regresar'

/** The words of the community's parts. */
export const communityTexts = {
  removed: 'Este comentario fue eliminado.',
  reported: 'Reportaste este comentario. Nuestro equipo lo está revisando.',
  edited: 'editado',
  edit: 'Corregir comentario',
  editing: 'Tu comentario',
  specialist: 'Especialista',
  nameless: 'Anónimo',
  withoutName: 'Sin tu nombre',
  askNameless: 'Preguntar sin mi nombre',
  askNamelessHint: 'Las demás personas no verán quién pregunta. El equipo de la clínica sí.',
  report: 'Reportar',
  reportTitle: '¿Reportar este comentario?',
  reportReason: 'Motivo',
  reportNote: 'Dejas de verlo mientras nuestro equipo decide. Quien lo escribió no sabrá que lo reportaste.',
} as const

/** The staff's page. */
export const staffTexts = {
  title: 'Comunidades de los cursos',
  yourCourses: 'Ver mis cursos',
  list: 'Mostrar',
  reported: 'Reportados',
  questions: 'Preguntas sin especialista',
  noneReported: 'No hay comentarios por revisar',
  noneAsked: 'Todas las preguntas tienen respuesta de especialista',
  notLoaded: 'No pudimos cargar los comentarios',
  more: 'Ver más comentarios',
  reasons: 'Motivos',
  keep: 'Dejar',
  remove: 'Quitar',
  removeTitle: '¿Quitar este comentario para siempre?',
  removeNote: 'Deja de verse para todas las personas del curso y no se puede recuperar.',
  repliesStay: 'Las respuestas de otras personas se quedan.',
  answer: 'Responder',
  specialist: 'Especialista que responde',
  yourAnswer: 'Tu respuesta',
  publish: 'Publicar respuesta',
  answeredTitle: 'Respuesta publicada',
  answered: 'Se muestra con el nombre de su especialista.',
  failedTitle: 'Error!',
  failed: 'No pudimos guardarlo. Inténtalo de nuevo.',
} as const

/** The notice of replies on a course's page, and the mails that can be turned off there. */
export const noticeTexts = {
  title: (count: number) =>
    count === 1 ? 'Tienes una respuesta nueva' : `Tienes ${count} respuestas nuevas`,
  short: (count: number) => (count === 1 ? '1 respuesta nueva' : `${count} respuestas nuevas`),
  toYourQuestion: (question: string) => `A tu pregunta «${question}»`,
  read: 'Marcar como leídas',
  notRead: 'No pudimos marcar tus respuestas como leídas. Inténtalo de nuevo.',
  mails: 'Avisos por correo',
  replies: 'Cuando responden a una pregunta tuya',
  unlocks: 'Cuando se abre un tema',
  change: 'Tus avisos por correo sobre cursos',
  notSaved: 'No pudimos guardar tus avisos por correo. Inténtalo de nuevo.',
} as const

export const replyMail = {
  subject: 'Respondieron a tu pregunta',
  lead: (course: string) => `Hay una respuesta nueva a una pregunta tuya en la comunidad de «${course}».`,
  button: 'Leer la respuesta',
} as const

export const unlockMail = {
  subject: 'Ya puedes abrir un tema nuevo',
  lead: (course: string) => `En «${course}» ya está abierto:`,
  button: 'Ir a mi curso',
} as const

/** The page that turns mails off, and the line of a mail that leads there. */
export const mailOff = {
  tab: 'Avisos por correo',
  mailFoot: {
    replies: 'Si ya no quieres estos avisos de respuestas, desactívalos aquí:',
    unlocks: 'Si ya no quieres estos avisos de temas nuevos, desactívalos aquí:',
  },
  question: {
    replies: '¿Dejar de recibir avisos de respuestas?',
    unlocks: '¿Dejar de recibir avisos de temas nuevos?',
  },
  isOff: {
    replies: 'Listo: ya no te avisaremos por correo de las respuestas.',
    unlocks: 'Listo: ya no te avisaremos por correo de los temas nuevos.',
  },
  isOn: {
    replies: 'Te avisaremos por correo de las respuestas.',
    unlocks: 'Te avisaremos por correo de los temas nuevos.',
  },
  turnOff: 'Desactivar estos avisos',
  turnOn: 'Volver a activarlos',
  gone: 'Este enlace ya no es válido. Los avisos se cambian en la página de tu curso.',
} as const

export const certificateTexts = {
  title: 'Tu constancia',
  see: 'Ver mi constancia',
  award: 'My Diet otorga esta constancia a',
  done: (subtopics: number) => `por haber completado los ${subtopics} subtemas del curso`,
  print: 'Imprimir o guardar en PDF',
  notDone: 'Todavía no terminas este curso',
  notDoneHint: 'En cuanto completes todos sus subtemas, tu constancia estará aquí.',
  back: 'Tu curso',
  notLoaded: 'No pudimos cargar tu constancia',
} as const

/** Why a comment is reported. */
export const reportReasons = {
  offensive: 'Ofende o molesta a alguien',
  health: 'Da consejos que pueden dañar la salud',
  private: 'Muestra datos privados',
  spam: 'Es publicidad',
} as const

/** The notices of the community that the product has no words for. */
export const commentNotices = {
  failedTitle: 'Error!',
  asked: { title: 'Pregunta publicada', message: 'Cuando te respondan, lo verás aquí.' },
  replied: { title: 'Respuesta publicada', message: 'Ya la pueden leer las personas de tu curso.' },
  notPosted: 'No pudimos publicar tu comentario. Inténtalo de nuevo.',
  notLiked: 'No pudimos guardar tu «me gusta». Inténtalo de nuevo.',
  notRemoved: 'No pudimos eliminar tu comentario. Inténtalo de nuevo.',
  like: (liked: boolean) => (liked ? 'Indicaste que un comentario te gusta' : 'Quitaste un «me gusta»'),
  removal: 'Eliminaste un comentario tuyo',
  notEdited: 'No pudimos guardar tu corrección. Un comentario se puede corregir durante 15 minutos.',
  notReported: 'No pudimos enviar tu reporte. Inténtalo de nuevo.',
  report: 'Reportaste un comentario',
} as const

/** The acts of the staff and the waiting tasks, as a person reads them in their own data; our own. */
export const ownSays = {
  acts: [
    [/^comment \d+ removed$/, 'Retiró un comentario'],
    [/^comment \d+ left in place$/, 'Revisó un comentario reportado, y lo dejó'],
    [/^question \d+ answered by comment \d+$/, 'Respondió a una pregunta de un curso'],
  ],
  jobs: { 'cursos-reply': 'Avisar de una respuesta', 'cursos-unlock': 'Avisar de un tema que se abrió' },
} as const
