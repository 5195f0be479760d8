/** The texts of the page for teams, our own: beside `messages.ts`, which the sign-in page loads before its form. */

export const releaseRefusals = {
  unknownApp: 'No conocemos esa parte de My Diet.',
  emptyReason: 'Escribe por qué vuelves a otra versión.',
  changed: 'Mientras tanto alguien cambió la versión en vivo. Revisa la lista, que ya está al día.',
  notThere: 'Esa versión ya no está guardada o se retiró. Elige otra de la lista.',
  readOnly:
    'Este servidor no puede cambiar versiones. Usa npm run rollback en el contenedor de esa parte de My Diet.',
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

export const releaseWords = {
  title: 'Entregas de los equipos',
  lead: 'Qué versión de cada parte está en vivo, cómo le va junto a la anterior, y cómo volver a otra.',
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
