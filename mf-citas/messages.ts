/**
 * The texts of mf-citas. The product's own messages are exact, with their spelling (shared/product/citas.md); the others
 * are ours.
 */

export const bookingMessages = {
  title: 'Agendar',
  booked: 'Listo!, Tu cita ha sido agendada.',
  seeIt: 'Ver mi cita',
  noMoreDays: 'No hay más días libres por ahora.',
  failedTitle: 'Error',
  failed: 'Lo sentimos, en este momento no ha sido posible agendat tu cita.',
  /** The button at the chosen time, where no purchase of the person pays for it. */
  payAndBook: 'Pagar y agendar',
  tooEarly: 'En My Diet, programar citas solo es posible a partir del día siguiente.',
} as const

/** The patient of an appointment whose family member the account removed. */
export const removedFamilyMember = 'Familiar eliminado'

export const cancelMessages = {
  title: 'Cancelar Cita',
  cancelled: 'Su cita ha sido cancelada.',
  failedTitle: 'Error',
  failed: 'No pudimos cancelar tu cita. Inténtalo de nuevo.',
} as const

export const rescheduleMessages = {
  title: 'Reagendar',
  moved: 'Listo!, Tu cita cambió de horario.',
  failedTitle: 'Error',
  failed: 'No pudimos cambiar tu cita. Inténtalo de nuevo.',
} as const

export const calendarMessages = {
  title: 'Calendario',
  failed: 'No pudimos preparar tu calendario. Inténtalo de nuevo.',
  own: 'Agrega esta dirección privada al calendario de tu teléfono: tus citas aparecen ahí y se actualizan solas. Quien la tenga puede verlas, así que no la compartas.',
  ofSpecialist:
    'Dale esta dirección privada al especialista: en el calendario de su teléfono aparecen sus citas, con el nombre del paciente, y se actualizan solas. Quien la tenga puede verlas.',
  copied: 'La copiamos: pégala en tu calendario.',
  unproved: (address: string) =>
    `Para hacer tu dirección privada, primero confirma tu correo con el enlace que enviamos a ${address}. En Inicio puedes pedirlo otra vez.`,
} as const

/** The choice of the purchase that pays for an appointment; our own. */
export const paymentTexts = {
  label: '¿Con cuál de tus compras la pagas?',
  note: (length: string, count: number) => (count === 1 ? length : `${length} · tienes ${count}`),
} as const

export const purchaseMessages = {
  another: 'Otra consulta',
  /** `time` is in words, where one is chosen already. */
  lead: (specialist: string, time: string | undefined) =>
    `Para agendar con ${specialist} necesitas una consulta. Elige la tuya: ${
      time ? `con tu pago queda agendada tu cita del ${time}` : 'después apartas tu horario y la pagas.'
    }`,
  failedTitle: 'Error',
  failed: 'No pudimos empezar tu pago. Inténtalo de nuevo.',
  notHeld: 'No pudimos apartar tu horario. Inténtalo de nuevo.',
} as const

export const holdMessages = {
  with: (specialist: string, specialty: string) => `Con ${specialist}, ${specialty}`,
  over: 'El tiempo en que te apartamos el horario terminó. Si sigue libre, todavía puedes agendarlo.',
  failed: 'No pudimos soltar el horario. Se libera solo cuando termina el tiempo.',
} as const

export const waitingMessages = {
  title: 'Lista de espera',
  offer: '¿No te queda ningún horario? Si se libera uno, te lo apartamos y te avisamos por correo.',
  waits: 'Estás en la lista de espera: si se libera un horario, te lo apartamos y te avisamos por correo.',
  lists: 'Tus listas de espera',
  since: (day: string) => `Desde el ${day}.`,
  leave: 'Salir de la lista de espera',
  leaveQuestion: (specialist: string) =>
    `¿Quieres salir de la lista de espera de ${specialist}? Pierdes tu turno.`,
  stay: 'Conservar mi turno',
  failed: 'No pudimos cambiar tu lugar en la lista de espera. Inténtalo de nuevo.',
} as const

export const staffMessages = {
  title: 'Agenda',
  isOff: 'Es un día libre: nadie más puede agendar.',
  isOpen: 'Se puede agendar según su horario.',
  noHours: 'El especialista no atiende este día, o la clínica está cerrada.',
  isPast: 'Este día ya pasó.',
  failed: 'No pudimos guardar ese cambio. Inténtalo de nuevo.',
  close: 'Marcar día libre',
  open: 'Quitar día libre',
  closeTitle: '¿Marcar este día como libre?',
  openTitle: '¿Quitar este día libre?',
  closeNote: 'Nadie más podrá agendar ese día. Las citas no se cancelan: se ofrecen otros horarios.',
  openNote: 'Se podrá agendar otra vez ese día, según su horario.',
  willTell: (people: number) =>
    people === 0
      ? 'Nadie tiene cita ese día.'
      : `Avisaremos por correo a ${people === 1 ? 'una persona' : `${people} personas`} con cita ese día.`,
  told: (people: number) =>
    people === 0
      ? 'Nadie tenía cita ese día.'
      : `Avisamos por correo a ${people === 1 ? 'una persona' : `${people} personas`} con cita ese día.`,
} as const

/** The page of one appointment; our own. */
export const pageMessages = {
  paidTitle: '¡Listo! Tu cita está agendada',
  paidNote: 'Recibimos tu pago. Te enviamos por correo los datos de tu cita y tu recibo.',
  change: 'Hasta que comience puedes elegir otro horario con tu especialista, o cancelarla.',
  cancelled: 'Tu cita está cancelada',
  cancelledNote: (specialist: string, time: string) => `Cancelaste la cita del ${time}, con ${specialist}.`,
  /** After a reload, or where another device or its payment ended it. */
  cancelledBefore: (specialist: string, time: string) => `Era el ${time}, con ${specialist}.`,
  gone: 'Esta cita ya no está agendada.',
  givesBack: 'La consulta que la pagó está disponible otra vez.',
  bookAgain: 'Agendar otra cita',
  unknown: 'No encontramos esta cita',
  unknownNote: 'Revisa el enlace, o mira las citas que tienes.',
} as const

/** Sharing the results of tests with a specialty; our own. */
export const sharingMessages = {
  title: 'Tus tests',
  label: (specialty: string) => `Mi especialista de ${specialty} puede ver mis tests`,
  hint: 'Tus resultados y respuestas, en la agenda de la clínica. Puedes quitarlo cuando quieras.',
  failed: 'No pudimos guardar ese cambio. Inténtalo de nuevo.',
} as const

export const listMessages = {
  empty: 'Aún no tienes citas programadas',
  /** A specialty's appointments that are to come, and those of one that has none to come. */
  coming: (count: number, specialty: string) =>
    count === 1 ? `Tienes una cita de ${specialty}` : `Tienes ${count} citas de ${specialty}`,
  past: (count: number, specialty: string) =>
    count === 1 ? `Tuviste una cita de ${specialty}` : `Tuviste ${count} citas de ${specialty}`,
} as const

/** The server's refusals. */
export const appointmentRefusals = {
  notFound: 'No encontramos esta cita.',
  noResult: 'No encontramos un resultado tuyo de este test.',
  unknownFamilyMember: 'No encontramos a esta persona en tu familia.',
  ownOverlap: 'Ya tienes otra cita a esa hora. Elige otro horario, por favor.',
  familyOverlap: 'Tu familiar ya tiene otra cita a esa hora. Elige otro horario, por favor.',
  unknownSpecialist: 'No encontramos a este especialista.',
  wrongTime: 'La hora de inicio o de fin no es válida.',
  /** `lengths` are in words, such as `15, 20 o 60`. */
  wrongLength: (lengths: string) => `La cita debe durar ${lengths} minutos.`,
  otherPaidLength: (lengths: string) =>
    `La consulta que compraste es de ${lengths}: agenda con esa duración.`,
  otherLength: 'La cita conserva su duración al cambiar de horario.',
  wrongZone: 'No conocemos esta zona horaria.',
  tooLate: 'La cita puede ser de hasta seis meses después de hoy.',
  closed: 'El especialista no atiende ese día a esa hora.',
  notEntitled: 'No tienes una consulta disponible para agendar esta cita.',
  otherProduct: 'La consulta que elegiste no es para esta cita.',
  notHeld: 'Ya no tienes disponible la consulta que elegiste. Elige otra, por favor.',
  taken: 'El horario ya no está disponible. Elige otro, por favor.',
  past: 'Esta cita ya comenzó o ya pasó: no se puede cambiar ni cancelar.',
  notStarted: 'Esta cita aún no comienza.',
  tooManyToday: 'Ya agendaste muchas citas en un día. Inténtalo de nuevo más tarde.',
  manyHeld:
    'Varias personas están pagando horarios de ese día. Confirma tu correo, o inténtalo de nuevo en unos minutos.',
  tooManyHolds: 'Apartaste muchos horarios en un día. Inténtalo de nuevo más tarde.',
  pastDayOff: 'Ese día ya pasó: no se puede marcar como libre.',
  noDayOff: 'El día no es un día libre de este especialista.',
  notWaiting: 'No estás en esa lista de espera.',
  tooManyWaits: 'No puedes estar en más de 5 listas de espera.',
  wrongDate: 'La fecha debe existir y escribirse como MM-DD-AAAA.',
  notShared: 'El paciente de esta cita no comparte sus resultados con esta especialidad.',
  noFeed: 'No encontramos este calendario.',
  unprovedAddress: 'Antes de hacer tu dirección privada, confirma tu correo con el enlace que te enviamos.',
} as const

/** Our own. */
export const appointmentStates = {
  HELD: 'Apartada',
  BOOKED: 'Agendada',
  ATTENDED: 'Asistió',
  MISSED: 'No asistió',
  CANCELLED: 'Cancelada',
} as const

/** The acts of the staff and the waiting tasks, as a person reads them in their own data; our own. */
export const ownSays = {
  acts: [
    [/^results of appointment \d+ read$/, 'Vio los resultados que se comparten con su especialidad'],
    [/^results of appointment \d+ refused/, 'Quiso ver los resultados, y no se le mostraron'],
    [/^appointment \d+ marked as attended$/, 'Anotó la asistencia a una cita'],
    [/^appointment \d+ marked as missed$/, 'Anotó la falta a una cita'],
  ],
  jobs: { 'citas-reminder': 'Recordar una cita' },
} as const
