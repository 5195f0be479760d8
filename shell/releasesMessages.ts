/** The texts of the page for teams, our own: beside `messages.ts`, which the sign-in page loads before its form. */

export const releaseRefusals = {
  unknownApp: 'No conocemos esa parte de My Diet.',
  emptyReason: 'Escribe por qué vuelves a otra versión.',
  changed: 'Mientras tanto alguien cambió la versión en vivo. Revisa la lista, que ya está al día.',
  notThere: 'Esa versión ya no está guardada o se retiró. Elige otra de la lista.',
  readOnly:
    'Este servidor no puede cambiar versiones. Usa npm run rollback en el contenedor de esa parte de My Diet.',
  notTried: 'Esa versión ya no está a prueba. Revisa la lista, que ya está al día.',
  earlier: 'Esa versión ya estuvo en vivo. Para traerla de regreso usa «Volver a esta».',
  noLive: 'Esta parte todavía no tiene una versión en vivo con la cual comparar.',
  doesNotFit: (why: string) => `La versión no encaja con lo que está en uso: ${why}`,
  emptyDecisionReason: 'Escribe por qué.',
  noPreview: 'Este enlace no sirve o ya venció. Pide otro en Entregas de los equipos.',
  otherTeam: (part: string) =>
    `Tu equipo no entrega ${part}. Pídeselo a una persona de ese equipo, o a quien administra que te agregue.`,
  previewGone: 'Esa versión ya no está guardada o se retiró: no hay nada que ver antes.',
} as const

/** Of a release that the server itself takes back; the commands and the page show it as they show a person's. */
export const quarantineWords = {
  by: 'My Diet',
  reason: 'Falló al abrirse a tres personas en diez minutos.',
  subject: 'My Diet retiró una versión que no abría',
  body: (remote: string, release: string, to: string) =>
    `La versión ${release} de ${remote} no se les abrió a tres personas en diez minutos. My Diet volvió sola a la anterior, ${to}. La que falló no regresa por sí misma: corrígela y entrégala de nuevo.`,
  button: 'Ver las entregas',
} as const

/** Of a release that is tried on a share of the browsers, and what the server itself decides about it. */
export const trialWords = {
  by: 'My Diet',
  reasons: {
    screens: 'En la prueba, sus pantallas fallaron a más personas que las de la versión en vivo.',
    calls: 'En la prueba, sus llamadas fallaron a más personas que las de la versión en vivo.',
    speed: 'En la prueba, sus pantallas fueron lentas para más personas que las de la versión en vivo.',
  },
  subject: 'My Diet retiró una versión que estaba a prueba',
  body: (remote: string, release: string, why: string) =>
    `La versión ${release} de ${remote} se retiró sola. ${why} Todas las personas tienen otra vez la versión en vivo. La que se retiró no regresa por sí misma: corrígela y entrégala de nuevo.`,
  stuckSubject: 'Una versión a prueba no puede seguir',
  stuckBody: (remote: string, release: string, why: string) =>
    `La versión ${release} de ${remote} pasó su prueba, pero ya no encaja con lo que está en uso, así que nadie la recibe: ${why}`,
} as const

export const releaseWords = {
  title: 'Entregas de los equipos',
  lead: 'Qué versión de cada parte está en vivo, cómo le va junto a la anterior, y cómo volver a otra.',
  otherTeam: 'La entrega otro equipo: aquí puedes ver cómo le va.',
  forStaff: 'Esta página es de los equipos que hacen My Diet',
  goHome: 'Ir al inicio',
  failed: 'No pudimos cargar las entregas',
  noShelf:
    'Este servidor no tiene a la mano las versiones: están en los contenedores de cada parte. Ahí las dice npm run releases.',
  noShelfTitle: 'Aquí no se ven las versiones',
  noRelease: 'Aquí no hay ninguna versión suya.',
  live: 'En vivo',
  takenBack: 'Retirada',
  figures: 'Cómo le va',
  these: 'Esta',
  before: 'La anterior',
  errors: 'Fallas por cada mil visitas',
  visits: 'Visitas en 30 días',
  noVisits: 'sin visitas',
  notMeasured: 'sin medir',
  noFigures: 'Nadie la ha abierto en 30 días: todavía no hay qué medir.',
  back: 'Volver a la anterior',
  backTo: 'Volver a esta',
  noEarlier: 'No hay otra versión a la cual volver.',
  reason: '¿Por qué?',
  reasonHint: 'Lo leerán los demás equipos. No escribas datos de pacientes.',
  confirm: 'Sí, volver',
  confirming: 'Volviendo…',
  cancel: 'Dejarla como está',
  done: 'Listo. Las páginas que se abran desde ahora usan la otra versión.',
} as const

/** In percent: with how many browsers a trial begins on the page for teams. */
export const FIRST_SHARE = 5

/** The choices that the page for teams offers for a release that is not live yet. */
export const decisionWords = {
  tried: 'A prueba',
  candidate: 'Candidata',
  share: (share: number) => `En ${share} % de los navegadores`,
  stopped: 'Detenida: nadie la recibe',
  next: (share: number) => `Después, en ${share} %`,
  nextAll: 'Después, para todos',
  waits: (minutes: number) => `cuando pasen ${minutes} minutos y haya suficientes visitas para juzgarla`,
  known: 'ya hay suficientes visitas para juzgarla',
  visits: 'Visitas con esta versión',
  met: 'Personas a las que les falló algo',
  withThis: 'con esta',
  withLive: 'con la que está en vivo',
  acts: {
    try: {
      button: `Probar con ${FIRST_SHARE} %`,
      title: (app: string) => `¿Probar esta versión de ${app}?`,
      lead: 'La recibirán cinco de cada cien navegadores. Si les falla a más personas que la versión en vivo, se retira sola; si no, sigue con más.',
      confirm: 'Sí, probar',
      done: 'Listo. Los navegadores la reciben con la siguiente página.',
    },
    approve: {
      button: 'Dársela a todos',
      title: (app: string) => `¿Dar a todos esta versión de ${app}?`,
      lead: 'Las páginas que se abran desde ahora la usarán, aunque su prueba no haya terminado.',
      confirm: 'Sí, a todos',
      done: 'Listo. Las páginas que se abran desde ahora usan la otra versión.',
    },
    hold: {
      button: 'Detener',
      title: (app: string) => `¿Detener la prueba de ${app}?`,
      lead: 'Todas las personas tendrán la versión en vivo hasta que alguien decida.',
      confirm: 'Sí, detener',
      done: 'La prueba está detenida.',
    },
    'take-back': {
      button: 'Retirar',
      title: (app: string) => `¿Retirar esta versión de ${app}?`,
      lead: 'Todas las personas tendrán la versión en vivo. La que se retira solo regresa con una entrega nueva.',
      confirm: 'Sí, retirar',
      done: 'La versión está retirada.',
    },
  },
  confirming: 'Un momento…',
} as const

/** Of a release that one browser sees before the others. */
export const previewWords = {
  see: 'Ver antes',
  title: '¿Ver esta versión antes que los demás?',
  lead: (remote: string, release: string, until: string) =>
    `Hasta el ${until}, solo este navegador usará la versión ${release} de ${remote}, con los datos de verdad. Los demás siguen con la versión en vivo.`,
  confirm: 'Ver antes',
  confirming: 'Abriendo…',
  understood: 'Entendido',
  cancel: 'No, gracias',
  banner: 'Vista previa',
  leave: 'Salir',
  leaving: 'Saliendo…',
  leaveLabel: 'Salir de la vista previa',
  leaveFailed: 'No pudimos cerrar la vista previa. Inténtalo de nuevo.',
} as const
