/**
 * The texts of mf-objetivos. The product's own messages are exact (shared/product/README.md#messages); the others are
 * ours.
 */

export const familyMessages = {
  phone: 'Escribe solo números, máximo 10.',
  ownEmail: 'Escribe el correo de tu familiar, no el tuyo.',
} as const

export const familyRefusals = {
  unknown: 'No encontramos a este familiar.',
  tooMany: (most: number) => `Puedes agregar hasta ${most} familiares.`,
  tooManyToday: 'Por hoy llegaste al máximo de familiares nuevos. Inténtalo de nuevo mañana.',
  unknownPicture: 'No encontramos la foto. Vuelve a subirla.',
  adultStaysAdult:
    'Es mayor de edad y ya tiene respuestas. Para corregir su fecha, elimínalo y agrégalo de nuevo.',
  consentNotNeeded: 'Es menor de edad: no hace falta su permiso.',
  unprovedAccount:
    'Para escribirle a tu familiar, primero confirma tu correo con el enlace que te enviamos. En Inicio puedes pedirlo otra vez.',
  askedManyToday:
    'Por hoy ya enviamos varios correos de tu parte a direcciones que nadie ha confirmado. Inténtalo de nuevo mañana.',
  consentGiven: 'Ya dio su permiso.',
  consentRefused: 'Respondió que no. Puede cambiar de opinión con el enlace que recibió.',
  noEmail: 'Agrega su correo para pedirle permiso.',
  askedToday: 'Ya le escribimos hoy. Puedes pedírselo otra vez mañana.',
  consentMissing: 'Es mayor de edad: sus resultados se muestran cuando dé su permiso.',
} as const

export const formRefusals = {
  unknown: 'No encontramos este test.',
  unknownVersion: 'Esta versión del test no existe. Vuelve a abrir el test.',
  notEligible: 'Este test no es para la edad o el género de esta persona.',
  notBought: 'Este test viene con un curso que todavía no tienes.',
} as const

export const answerMessages = {
  unanswered: 'Por favor, conteste la pregunta.',
  unknownOption: 'Elige una de las opciones de la pregunta.',
  unknownQuestion: 'Esta pregunta no es del test.',
  wrongKind: 'Esta respuesta no es del tipo que pide la pregunta.',
  tooLong: (longest: number) => `Tu respuesta es demasiado larga: el máximo son ${longest} caracteres.`,
  outOfRange: (highest: number) => `Escribe un número de 0 a ${highest}.`,
  exclusive: (option: string) => `«${option}» no va con otras opciones.`,
} as const

export const responseRefusals = {
  unknown: 'No encontramos estas respuestas.',
  malformed: 'Esta respuesta no tiene la forma de un test.',
  answeredTwice: 'La misma pregunta viene con dos respuestas distintas.',
  notYet: 'Este test ya está respondido y todavía no toca repetirlo.',
  tooManyToday: 'Por hoy llegaste al máximo de tests. Inténtalo de nuevo mañana.',
} as const

export const labRefusals = {
  unknown: 'No encontramos este laboratorio.',
  unknownLab: 'Este laboratorio no está entre los recomendados.',
  unknownFile: 'No encontramos el archivo. Vuelve a subirlo.',
  answered: 'Este laboratorio ya tiene respuesta, así que su archivo no se cambia.',
  emptyResponse: 'Escribe la respuesta.',
} as const

export const riskRefusals = {
  tooManyToday:
    'Ya avisamos a la clínica. Si estás en peligro, llama al 911 o a la Línea de la Vida, 800 911 2000.',
  unanswered:
    'Tu respuesta todavía no nos llega. Inténtalo de nuevo en un momento. Si estás en peligro, llama al 911 o a la Línea de la Vida, 800 911 2000.',
  unknown: 'No encontramos este aviso.',
} as const

/** The mail and the page by which an adult family member decides about their results. */
export const consentMail = {
  subject: 'Te piden permiso para ver tus resultados de salud',
  somebody: 'Una persona de tu familia',
  lead: (name: string) =>
    `${name} te agregó a su familia en My Diet, una clínica de nutrición, psicología y ginecología, para responder tests de salud contigo.`,
  choice: 'Eres mayor de edad: tus respuestas y resultados solo se muestran en esa cuenta si tú quieres.',
  button: 'Decidir si doy permiso',
  nothing: 'Si no haces nada, no se muestran. Con el mismo enlace puedes cambiar de opinión después.',
} as const

export const consentPage = {
  tab: 'Tu permiso · My Diet',
  title: (firstName: string) => `${firstName}, tú decides quién ve tus resultados`,
  question: (name: string) => `¿Permites que ${name} vea tus respuestas y resultados de salud en My Diet?`,
  meaning: 'Puedes cambiar tu decisión cuando quieras con este mismo enlace.',
  yes: 'Sí, doy permiso',
  no: 'No doy permiso',
  granted: 'Diste permiso. Tus resultados se muestran en esa cuenta.',
  refused: 'No diste permiso. Tus resultados no se muestran.',
  gone: 'Este enlace ya no sirve.',
} as const

export const comingOfAgeMail = {
  subject: 'Alguien de tu familia cumplió 18 años',
  lead: 'Una persona de tu familia en My Diet ya es mayor de edad. Para seguir viendo sus resultados hace falta su permiso: agrega su correo y se lo pedimos.',
  button: 'Ir a mis familiares',
} as const

export const labMail = {
  subject: 'Ya revisamos lo que nos enviaste',
  lead: 'Nuestro equipo ya revisó el archivo que subiste. Entra a tu cuenta para leer la respuesta.',
  button: 'Entrar a Objetivos',
} as const

/** Ends a sentence, whose last word may be `a.m.`. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

/** The help after an answer that signals a risk (shared/product/objetivos.md#answers-that-signal-a-risk). */
export const riskMessages = {
  title: 'No estás solo ni sola',
  lead: 'Lo que respondiste importa, y hay personas listas para escucharte ahora mismo.',
  lifeline: 'Llamar a la Línea de la Vida:',
  lifelineNumber: '800 911 2000',
  lifelineName: 'Línea de la Vida:',
  lasting: 'No estás solo ni sola. Hay personas listas para escucharte, a cualquier hora.',
  emergency: 'Si estás en peligro, llama al 911',
  appointment: 'Pedir una cita de psicología',
  offer: (when: string) => sentence(`Si quieres, avisamos a la clínica para que te busque ${when}`),
  closed: (when: string) =>
    sentence(`La clínica está cerrada en este momento. Si quieres, le avisamos para que te busque ${when}`),
  said: 'Le diremos el nombre de quien respondió y un teléfono para llamar, nada de las respuestas.',
  tell: 'Sí, avisar a la clínica',
  telling: 'Avisando…',
  told: (when: string) => sentence(`La clínica te va a buscar ${when}`),
  /** The words that differ where the person answers for a member of the family. */
  relative: {
    somebody: 'tu familiar',
    title: (name: string) => `Hay ayuda para ${name}`,
    lead: (name: string) =>
      `Lo que respondiste por ${name} importa, y hay personas listas para escucharles ahora mismo.`,
    emergency: (name: string) => `Si ${name} está en peligro, llama al 911`,
    offer: (when: string, name: string) =>
      sentence(`Si quieres, avisamos a la clínica para que busque a ${name} ${when}`),
    closed: (when: string, name: string) =>
      sentence(
        `La clínica está cerrada en este momento. Si quieres, le avisamos para que busque a ${name} ${when}`,
      ),
    said: (name: string) =>
      `Le diremos el nombre de ${name} y un teléfono para llamar, nada de las respuestas.`,
    told: (when: string, name: string) => sentence(`La clínica va a buscar a ${name} ${when}`),
  },
  notTold: 'No pudimos avisar a la clínica. Llama a la Línea de la Vida, 800 911 2000.',
  notNoted: 'No pudimos anotar que viste esta ayuda.',
  continue: 'Continuar con el test',
  understood: 'Entendido',
  today: 'hoy',
  tomorrow: 'mañana',
  on: (day: string) => `el ${day}`,
  from: (day: string, clock: string) => `${day} a partir de ${clock}`,
  clinicClock: ', hora de Monterrey',
  whenOpen: 'en cuanto abra',
} as const

/** The owner of the telephone that the staff calls. */
export const phoneOwners = {
  person: 'Su propio teléfono',
  account: (name: string) => `Teléfono de ${name}, titular de la cuenta`,
} as const

export const riskMail = {
  subject: 'Una persona pidió que la busques',
  lead: (name: string) => `${name} pidió que la clínica la busque.`,
  promise: (when: string) => sentence(`Le dijimos que la vamos a buscar ${when}`),
  phone: (phone: string, whose: string) => `${whose}: ${phone}`,
  noPhone: 'No tiene un teléfono en su perfil. Su correo está en la lista del equipo.',
} as const

/** The relationship of a family member, and the question before they are removed. */
export const familyTexts = {
  /** The product calls a person without a relationship so, as it calls the owner (shared/product/objetivos.md#page). */
  noRelationship: 'Propietario',
  noRelationshipHint: 'Sin parentesco, en la lista aparece como Propietario.',
  addRelationship: 'Agregar parentesco',
  removeTitle: (firstName: string) => `¿Eliminar a ${firstName}?`,
  removeNote:
    'Se borran también sus respuestas, resultados y archivos. No se pueden recuperar. Sus citas próximas se cancelan, y lo que las pagó queda disponible otra vez.',
  goneNote: 'Quizá lo eliminaste desde otro dispositivo.',
  remove: 'Eliminar',
  removing: 'Eliminando…',
} as const

/** The product's own words (shared/product/objetivos.md#family-members), but for the title and the last one. */
export const familyNotices = {
  title: 'Familia',
  added: 'Se agregó su familiar correctamente',
  removed: 'Se elimino su familiar correctamente',
  notRemoved: 'No es posible eliminar al familiar',
  notSaved: 'Ocurrio un problema, intentalo más tarde',
  asked: 'Le escribimos para pedirle su permiso.',
} as const

/** The words of the list of pending tests: of each, and where the list is empty or leaves some out. */
export const pendingMessages = {
  questions: (count: number) => `${count} ${count === 1 ? 'pregunta' : 'preguntas'}`,
  answered: (count: number, of: number | undefined) =>
    `${count}${of === undefined ? '' : ` de ${of}`} ${(of ?? count) === 1 ? 'contestada' : 'contestadas'}`,
  again: 'Toca repetirlo',
  noneOfCourse: 'Este curso no tiene tests pendientes',
  showAll: (others: number) =>
    others === 1 ? 'Ver el otro test pendiente' : `Ver los otros ${others} tests pendientes`,
  incomplete: 'Faltan datos para elegir tus tests',
  incompleteHint: 'Con tu género y tu fecha de nacimiento te mostramos los que son para ti. Toma 2 minutos.',
  incompleteMember: 'Agrega su género y su fecha de nacimiento en Editar.',
  later: 'Cuando toque repetir un test, lo verás aquí.',
} as const

/** The unlock modal of a person who has the meal plan. */
export const ownedMealPlan = {
  text: 'Tu plan de comidas ya está abierto: cinco para cada día, con recetas mexicanas elegidas para ti.',
  action: 'Ver mis comidas',
} as const

export const takingNotices = {
  title: 'Test',
  notKept: 'No pudimos guardar tu respuesta.',
  sent: 'Enviado, se entrega al volver la conexión',
  notSent: 'No pudimos enviar tus respuestas.',
} as const

/** The page of one result (shared/product/objetivos.md#history). */
export const resultMessages = {
  failed: 'No pudimos cargar este resultado',
} as const

/** The page of the practice's staff (shared/product/objetivos.md#staff). */
export const staffMessages = {
  title: 'Resultados del equipo',
  notices: 'Personas que pidieron que las busquemos',
  noNotices: 'Nadie lo ha pedido.',
  noticesFailed: 'No pudimos cargar a quién buscar',
  noPhone: 'No tiene un teléfono en su perfil.',
  handle: 'Ya la busqué',
  handledBy: (name: string, moment: string) => `La buscó ${name}, ${moment}`,
  /** A member whose account has ended. */
  formerMember: 'el equipo',
  undo: 'Todavía no la busqué',
  labs: 'Laboratorios por responder',
  noLabs: 'Todos tienen respuesta.',
  labsFailed: 'No pudimos cargar los laboratorios',
  download: 'Descargar el archivo',
  fileFailed: 'No pudimos leer el archivo. Inténtalo de nuevo.',
  answer: 'Responder',
  response: 'Respuesta para la persona',
  responseHint: 'La lee en Ver Resultados. El correo que recibe no la incluye.',
  send: 'Enviar respuesta',
  answered: 'La respuesta está guardada y avisamos a la persona.',
  notSaved: 'No pudimos guardar ese cambio. Inténtalo de nuevo.',
} as const

/** The words of the home page's list of due steps (shared/product/objetivos.md#next-steps). */
export const nextMessages = {
  title: 'Lo que sigue',
  all: 'Ver mis objetivos',
  none: 'Estás al día. Aquí verás tus próximos tests, laboratorios y citas.',
  failed: 'No pudimos cargar lo que sigue',
  more: (number: number) => `y ${number} más`,
  continue: 'Termina el test que empezaste',
  appointment: (specialist: string) => `Cita con ${specialist}`,
  repeat: (day: string) => `Toca repetirlo desde el ${day}`,
  lab: 'Sube tu laboratorio',
  test: 'Test nuevo',
  profile: 'Completa tu perfil',
  profileNote: 'Faltan datos para elegir tus tests',
  consent: 'Falta su permiso',
  consentNote: 'Pídelo para ver sus resultados',
} as const

export const labMessages = {
  upload: 'Subir',
  replace: 'Cambiar',
  uploading: 'Subiendo tu archivo',
  tryAgain: 'Reintentar',
  retry: (lab: string) => `Reintentar: ${lab}`,
  answered: 'Con resultados',
} as const

/** The product's own words (shared/product/objetivos.md#labs). */
export const labNotices = {
  savedTitle: 'Exito!',
  saved: 'Su archivo fue está se está procesando.',
  failedTitle: 'Error!',
  failed: 'Ocurrio un error al iniciar sesión, por favor intenta de nuevo más tarde.',
  waiting: 'Revisaremos tus análisis y te notificaremos cuando los resultados estén listos.',
} as const

/** The acts of the staff and the waiting tasks, as a person reads them in their own data; our own. */
export const ownSays = {
  acts: [
    [/^file of lab \d+ read$/, 'Abrió un análisis de laboratorio'],
    [/^lab \d+ answered$/, 'Respondió a un análisis de laboratorio'],
    [/^notice \d+ handled$/, 'Atendió una llamada que se pidió'],
    [/^notice \d+ waits again$/, 'Dejó pendiente una llamada que se pidió'],
  ],
  jobs: {
    'objetivos-risk-notice': 'Avisar a la clínica de una llamada que se pidió',
    'objetivos-consent': 'Pedir el permiso de un familiar',
  },
} as const
