/** The messages of the domain. Those of shared/product/cuenta.md are shown verbatim, spelling included. */

export const profileRefusals = {
  notFound: 'No encontramos ese perfil.',
  emailFixed: 'El correo con el que entras no se puede cambiar aquí.',
  unknownPicture: 'No encontramos tu foto. Vuelve a subirla.',
} as const

export const profileMessages = {
  contactBirthdate: 'Revisa la fecha de nacimiento de tu contacto: no es una fecha posible.',
  tooManyBranches: (most: number) => `Elige como máximo ${most} sucursales.`,
} as const

/** Notices of the profile; our own. */
export const profileNotices = {
  savedTitle: 'Listo!',
  saved: 'Tu perfil se guardó.',
  failureTitle: 'Error!',
  failed: 'No pudimos guardar tu perfil. Lo que escribiste sigue aquí; inténtalo de nuevo.',
} as const

/** The person's own picture; our own words. */
export const pictureTexts = {
  label: 'Tu foto',
  removeTitle: '¿Quitar tu foto?',
  removeNote: 'Se borra de tu cuenta. Para verla otra vez tendrías que subirla de nuevo.',
  remove: 'Quitar foto',
} as const

export const givingUpMessages = {
  /** The product's own question (shared/product/cuenta.md#profile). */
  question: (title: string) => `Estas seguro de anular ${title} ?`,
  /** Our own, from here on. */
  doneTitle: 'Listo!',
  done: (title: string) => `Ya no tienes ${title}.`,
  failureTitle: 'Error!',
  failed: 'No pudimos anular el contenido. Sigue siendo tuyo; inténtalo de nuevo.',
} as const

/** Our own. */
export const cancellationMessages = {
  doneTitle: 'Cancelar Plan',
  done: 'Tu plan quedó cancelado.',
  until: (day: string) => `Tu plan quedó cancelado. Lo sigues teniendo hasta el ${day}.`,
  failureTitle: 'Error!',
  failed: 'No pudimos cancelar tu plan: sigue igual. Inténtalo de nuevo en un momento.',
} as const

/** Texts of starting and finishing a payment; our own. */
export const checkoutMessages = {
  /** The product's own message (shared/product/cuenta.md#purchases). */
  refused: 'Ups! Ocurrio un problema, intentalo más tarde por favor.',
  notBooked: 'En este momento no fue posible agendar tu cita.',
  opening: 'Abriendo la página de pago…',
  confirming: 'En confirmación',
  paidNotBooked: (why: string) =>
    `No agendamos el horario que elegiste. ${why} Tu consulta está pagada y disponible.`,
  tabOpened: 'Termina tu pago en la pestaña que se abrió. Aquí lo verás en cuanto se confirme.',
  tabBlocked: 'Tu navegador no dejó abrir la página de pago.',
  openTab: 'Abrir la página de pago',
  openTabAgain: 'Abrirla otra vez',
  failureTitle: 'Error!',
  changedTitle: 'Listo!',
  changed: (title: string) => `Cambiaste a ${title}. El precio nuevo vale desde tu siguiente renovación.`,
  kept: (title: string) => `Te quedas con ${title}: ya no cambia.`,
  resumed: (title: string) => `${title} sigue contigo y se renueva cada mes.`,
} as const

/** Our own. */
export const invoiceNotices = {
  doneTitle: 'Listo!',
  done: 'Recibimos tus datos. La clínica te enviará tu factura por correo.',
  failureTitle: 'Error!',
} as const

/** The staff's page of invoices; our own. */
export const staffInvoiceMessages = {
  title: 'Facturas',
  lead: 'Los recibos cuya factura pidieron, con los datos fiscales para emitirla.',
  waiting: 'Por emitir',
  issued: 'Emitidas en los últimos 30 días',
  none: 'No hay facturas por emitir',
  noneHint: 'Cuando alguien pida la suya, la verás aquí con sus datos fiscales.',
  failed: 'No pudimos cargar las facturas',
  refunded: 'Pago devuelto',
  requestedOn: (day: string) => `Pedida el ${day}`,
  issuedOn: (day: string) => `Emitida el ${day}`,
  answer: 'Entregar factura',
  correct: 'Corregir factura',
  correctHint: 'La nueva reemplaza a la anterior, y la persona la recibe por correo.',
  answerHint: 'La persona la recibe por correo, y la descarga de su recibo.',
  pdf: 'Factura en PDF',
  xml: 'Factura en XML (CFDI)',
  upTo: (kilobytes: number) => `Hasta ${kilobytes} kB. Un archivo mayor lo entrega quien administra My Diet.`,
  missing: 'Elige el archivo.',
  tooLarge: (kilobytes: number) => `El archivo pesa más de ${kilobytes} kB.`,
  sent: (folio: string) => `Entregaste la factura del recibo ${folio}.`,
} as const

/** The server's messages when it does not start a payment. */
export const purchaseRefusals = {
  unknownProduct: 'No vendemos este producto.',
  courseMissing: 'Falta el curso que quieres comprar.',
  unknownCourse: 'Este curso no existe.',
  notACourse: 'Solo un curso lleva el dato del curso.',
  ownedCourse: 'Ya tienes este curso.',
  monthly: 'Un plan mensual se contrata en la página de precios.',
  foreignReturn: 'La dirección de regreso debe ser de esta aplicación.',
  beingConfirmed: 'Tu pago anterior se está confirmando. Espera un momento antes de pagar de nuevo.',
  superseded: 'Abriste otro pago al mismo tiempo. Continúa en esa página, o inténtalo de nuevo.',
  otherPrice: 'Tu precio cambió. Revísalo e inténtalo de nuevo.',
  unknownCheckout: 'No encontramos este pago.',
  otherAttempt: 'Esta petición ya se usó para otro pago. Inicia uno nuevo.',
  tooManyToday: 'Has empezado muchos pagos hoy. Inténtalo de nuevo más tarde.',
  providerAway: 'No pudimos abrir la página de pago. No se te cobró nada; inténtalo de nuevo en un momento.',
} as const

export const planRefusals = {
  unknownPrice: 'No existe este plan mensual.',
  otherName: 'El nombre no corresponde a este plan.',
  held: 'Ya tienes este plan.',
  otherHeld: 'Ya tienes un plan mensual: cámbialo en lugar de contratar otro.',
  noSubscription: 'No encontramos este plan.',
  alreadyCancelled: 'Este plan ya está cancelado.',
  cancelled: 'Tu plan está cancelado. Confirma que quieres seguir con él.',
  notFailed: 'No hay ningún cobro pendiente en este plan.',
  providerAway:
    'No pudimos hablar con el proveedor de pagos: tu plan sigue igual. Inténtalo de nuevo en un momento.',
} as const

export const invoiceRefusals = {
  noPayment: 'No encontramos este pago.',
  notPaid: 'Solo se factura un pago hecho.',
  already: 'Ya pediste la factura de este pago.',
  notIssued: 'La clínica aún no emite esta factura.',
  notRequested: 'Nadie ha pedido la factura de ese pago.',
  pdf: 'El archivo no es un PDF completo.',
  xml: 'El archivo no es el XML de una factura (CFDI).',
  otherRfc: (rfc: string) => `El XML no es una factura para el RFC ${rfc}.`,
  rfc: 'Revisa tu RFC: lleva 13 letras y números, o 12 el de una empresa, como GODE561231GR8.',
  name: 'Ingresa tu nombre o razón social como está en tu constancia de situación fiscal.',
  regimenFiscal: 'Selecciona un régimen fiscal que corresponda a tu RFC.',
  usoCfdi: 'Selecciona un uso de CFDI que corresponda a tu régimen fiscal.',
  postalCode: 'Ingresa los 5 dígitos del código postal de tu domicilio fiscal.',
} as const

/** The mail that brings an invoice. */
export const invoiceMail = {
  subject: (folio: string) => `Tu factura del recibo ${folio}`,
  lead: (title: string) => `Aquí está la factura de tu pago por ${title}, en PDF y en XML.`,
} as const

/** The words of a price that is lower than the list's. */
export const discountTexts = {
  holder: 'Precio por tener un curso o un plan',
  plan: '10 % de descuento por tu plan',
  mealPlan: 'Descuento por desbloquear tu plan de comidas',
} as const

/** The answers to the payment provider, a program; a person never sees them. */
export const webhookRefusals = {
  signature: 'No es válida la firma de este aviso.',
  unknown: 'No existe la sesión de este aviso.',
  providerAway: 'No se pudo confirmar con el proveedor. Hay que repetir el aviso.',
  held: 'Este servidor se restauró y aún no está en vivo. Hay que repetir el aviso.',
} as const

/** The answers to an operator's command. */
export const operatorMessages = {
  noProvider: 'No hay un proveedor de pagos configurado.',
  providerAway: 'El proveedor de pagos no responde. Lo que faltó se hace al repetir el comando.',
  noPayment: (folio: string) => `No existe el pago ${folio}.`,
  notPaid: (folio: string) => `El pago ${folio} no se cobró: no hay nada que reembolsar.`,
  refunded: (folio: string, amount: string, title: string) =>
    `Reembolsado  ${folio}: ${amount} por ${title}.`,
  alreadyRefunded: (folio: string) => `El pago ${folio} ya estaba reembolsado: nada cambió.`,
  noPerson: 'una cuenta que ya terminó',
  noAppointment: 'No cancela ninguna cita.',
  cancels: (appointment: string) =>
    `Cancela la cita que paga: ${appointment}. Su horario queda libre; se le avisa a la persona y al especialista.`,
  cancelled: 'La cita que pagaba se canceló.',
  sure: '¿Reembolsar?',
  nothingDone: 'No se reembolsó nada.',
  planGoesOn: (charge: string) =>
    `El plan sigue: el siguiente cobro será de ${charge}. Para terminarlo, agrega --terminar-plan.`,
  endPlan: '¿Terminar también el plan hoy, para que no se cobre de nuevo?',
  planEnded: 'El plan terminó: no se cobra de nuevo.',
  unfinished: 'sin terminar: repite el comando',
  noRefunds: 'No hay reembolsos.',
  noInvoices: 'No hay facturas en espera.',
  invoicesWait: (count: number) => `Pagos que esperan su factura: ${count}.`,
  invoiceSent: (folio: string) => `Factura de ${folio} guardada. La persona la recibe por correo.`,
  noFile: (path: string) => `No existe el archivo ${path}.`,
  largeFile: (path: string, kilobytes: number) => `${path} pesa más de ${kilobytes} kB.`,
} as const

/** The texts of the sandbox provider's payment pages. */
export const sandboxMessages = {
  unknown: 'No existe esta página de pago.',
  notATestCard: 'Aquí solo se aceptan las tarjetas de prueba de la lista. No escribas una tarjeta real.',
  declined: 'Tu banco rechazó la tarjeta. No se te cobró nada: prueba con otra.',
  notConfirmed: 'No confirmaste el pago con tu banco. No se te cobró nada.',
} as const

/** Our own. */
export const paymentStates = {
  PAID: 'Pagado',
  FAILED: 'No se cobró',
  REFUNDED: 'Devuelto',
} as const

/** Our own. */
export const paymentMethods = {
  card: 'Tarjeta',
  cash: 'Efectivo en tienda',
  transfer: 'Transferencia bancaria',
  other: 'Otra',
} as const

/** The acts of the staff and the waiting tasks, as a person reads them in their own data; our own. */
export const ownSays = { acts: [[/^invoice .+ issued$/, 'Emitió una factura']], jobs: {} } as const
