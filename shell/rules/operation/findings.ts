import { dateWithoutWeekday } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import { durationInWords, MS_PER_MINUTE, timeInWords } from 'shared/dates/times'
import type { Thing, ThingState } from '../../contract/operation'

/** The words of the staff's page *Estado* and of its mails, our own. */
export const thingNames: Readonly<Record<Thing, string>> = {
  database: 'Base de datos',
  files: 'Archivos',
  mail: 'Correo',
  payments: 'Pagos',
  jobs: 'Tareas',
  backup: 'Respaldo',
  vault: 'Archivo bloqueado',
  disk: 'Disco',
  certificate: 'Certificado',
  versions: 'Versiones',
}

const LIST_JOBS = 'Mira cuáles con `npm run jobs -- list`.'
const SET_UP_BACKUP = 'Configura BACKUP_TO y BACKUP_RECIPIENT para que haya uno cada noche.'

/** A place with spaces is one word for the shell. */
const backUp = (place: string) =>
  `Haz uno ahora con \`npm run backup -- ${/\s/.test(place) ? `"${place}"` : place}\`.`

/** The words for each finding of a look, and for what to do about it, with commands between grave accents. */
export const findings = {
  notSeen: { words: 'No se pudo revisar.', todo: 'Revisa primero la base de datos y vuelve a mirar.' },

  databaseAway: {
    words: 'No contesta.',
    todo: 'Revisa que PostgreSQL esté encendido y que DATABASE_URL sea la suya.',
  },
  databaseSlow: (ms: number) => ({
    words: `Contesta lento: tardó ${ms} ms.`,
    todo: 'Revisa la carga y el disco de su máquina.',
  }),
  databaseWell: (ms: number) => ({ words: `Contesta en ${ms} ms.` }),

  filesAway: {
    words: 'El almacén no contesta: no se pueden ver ni subir archivos.',
    todo: 'Revisa S3_ENDPOINT y sus llaves o, sin S3, la carpeta files de DATA_DIR.',
  },
  filesInS3: { words: 'El almacén S3 contesta.' },
  filesOnDisk: { words: 'La carpeta del servidor está disponible.' },

  mailAway: {
    words: 'El servidor de correo no contesta, o no nos deja entrar.',
    todo: 'Revisa SMTP_URL. Ningún correo se pierde: salen solos cuando vuelva.',
  },
  mailNowhere: (demo: boolean) =>
    demo
      ? { words: 'Los correos de la demostración no salen del servidor.' }
      : {
          words: 'Sin servidor de correo: los correos se guardan en DATA_DIR/outbox y no salen.',
          todo: 'Configura SMTP_URL.',
        },
  mailUnsent: (ms: number) => ({
    words: `El servidor contesta, pero un correo espera desde hace ${lasting(ms)}.`,
    todo: 'Busca en el registro del servidor por qué no se entrega.',
  }),
  mailWell: { words: 'El servidor contesta y ningún correo espera de más.' },

  paymentsAway: {
    words: 'El proveedor de pagos no contesta: nadie puede pagar.',
    todo: 'Revisa la página de estado del proveedor y las llaves de la configuración.',
  },
  paymentsNone: { words: 'La clínica no cobra por aquí.' },
  paymentsUnknown: { words: 'Este servidor no tiene los pagos.' },
  paymentsUnsettled: (count: number) => ({
    words: `El proveedor contesta, pero hay ${counted(count, 'pago', 'pagos')} sin conciliar.`,
    todo: 'Concílialos con `npm run pagos -- conciliar`.',
  }),
  paymentsWell: { words: 'El proveedor contesta y todo pago está conciliado.' },

  jobsHeld: {
    words: 'Es una copia restaurada: no envía correos ni concilia pagos.',
    todo: 'Cuando la hayas revisado, ponla en marcha con `npm run restore -- --live`.',
  },
  jobsDead: (count: number) => ({
    words: `Tareas fallidas que no se repiten solas: ${count}.`,
    todo: `${LIST_JOBS} Corregida la causa, repítelas con \`npm run jobs -- retry all\`.`,
  }),
  jobsLate: (ms: number) => ({
    words: `La más atrasada espera desde hace ${lasting(ms)}.`,
    todo: 'Revisa que un proceso de la API las haga: busca errores en su registro.',
  }),
  jobsWell: { words: 'Todas al día.' },

  backupNowhere: (last: Date | null) => ({
    words: last ? `No hay uno cada noche. El último se hizo ${at(last)}` : 'No se hace ninguno.',
    todo: SET_UP_BACKUP,
  }),
  backupNever: (place: string) => ({
    words: 'Está configurado y todavía no se hace el primero.',
    todo: backUp(place),
  }),
  backupOld: (last: Date, place: string) => ({
    words: `El último se hizo ${at(last)}: falta el de anoche.`,
    todo: `${backUp(place)} ${LIST_JOBS}`,
  }),
  backupSameDisk: (last: Date) => ({
    words: `El último está en el disco de los datos, y se perdería con él. Se hizo ${at(last)}`,
    todo: 'Revisa que el disco de BACKUP_TO esté montado, o nombra ahí una carpeta de otra máquina.',
  }),
  backupWell: (last: Date) => ({ words: `El último se hizo ${at(last)}` }),

  vaultOverdue: (count: number) => ({
    words: `${counted(count, 'dato bloqueado pasó', 'datos bloqueados pasaron')} de su plazo sin destruirse.`,
    todo: `${LIST_JOBS} Es el trabajo vault-destroy, de cada hora.`,
  }),
  vaultLate: (last: Date) => ({
    words: `Nada pasó de su plazo, pero se revisó por última vez ${at(last)}`,
    todo: `${LIST_JOBS} Es el trabajo vault-destroy, de cada hora.`,
  }),
  vaultByLaw: {
    words:
      'El aviso de privacidad no dice qué se conserva al terminar una cuenta: se conserva lo que pide la ley.',
    todo: 'Publica un aviso que lo diga, con privacy-kept.csv: `npm run content -- load`.',
  },
  vaultNotYet: { words: 'Nada pasó de su plazo. Se revisa cada hora.' },
  vaultWell: (last: Date) => ({ words: `Nada pasó de su plazo. Se revisó ${at(last)}` }),

  diskFull: (free: Free) => ({
    words: `Queda ${room(free)}.`,
    todo: 'Libera espacio donde está DATA_DIR, o amplía su disco.',
  }),
  diskWell: (free: Free) => ({ words: `Queda ${room(free)}.` }),

  certificateNoAddress: {
    words: 'No se sabe: falta la dirección pública https.',
    todo: 'Configura PUBLIC_ORIGIN si la clínica abre My Diet por https.',
  },
  certificateUnseen: {
    words: 'No se sabe: desde el servidor no se llega a la dirección pública.',
    todo: 'Abre My Diet en tu navegador y revisa ahí el certificado.',
  },
  certificateEnds: (end: Date, ended: boolean) => ({
    words: `${ended ? 'Venció' : 'Vence'} ${at(end)}`,
    todo: 'Renuévalo y reinicia la puerta de entrada (gateway).',
  }),
  certificateWell: (end: Date) => ({ words: `Vence ${at(end)}` }),

  versions: ({ api, shell, node, schema }: Versions) => ({
    words: `API ${api ?? 'de esta carpeta'} · Páginas ${shell ?? 'de otro proceso'} · Node ${node} · Base de datos del ${dateWithoutWeekday(dayAndMinuteIn(schema, CLINIC_ZONE).day)}.`,
  }),
  releasesHeld: (remotes: readonly string[]) => ({
    words: `Las páginas no reciben la última entrega de ${new Intl.ListFormat('es-MX').format(remotes)}: siguen con la anterior.`,
    todo: `Mira por qué con ${remotes.map(name => `\`npm run releases -- ${name}\``).join(' y ')}.`,
  }),
} as const

interface Versions {
  api: string | undefined
  shell: string | undefined
  node: string
  /** When the newest migration was written. */
  schema: Date
}

interface Free {
  share: number
  bytes: number
}

/**
 * In the clinic's zone: the server writes it, for the page and for mails. It ends with the period of `a.m.`, which ends
 * a sentence too.
 */
function at(instant: Date): string {
  const { day, minute } = dayAndMinuteIn(instant, CLINIC_ZONE)
  return `el ${dateWithoutWeekday(day)}, ${timeInWords(minute)}`
}

const lasting = (ms: number) => durationInWords(Math.round(ms / MS_PER_MINUTE))
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const room = ({ share, bytes }: Free) =>
  `${Math.floor(share * 100)} % libre (${(bytes / 1_000_000_000).toFixed(1)} GB)`

export const stateMails = {
  broken: 'My Diet necesita atención',
  well: 'My Diet: lo que fallaba está bien',
  lead: 'Esto cambió en My Diet:',
  brokenNow: (name: string, words: string) => `${name}: mal. ${words}`,
  wellNow: (name: string, words: string) => `${name}: ya no está mal. ${words}`,
  button: 'Ver el estado',
} as const

export const stateWords = {
  title: 'Estado',
  lead: 'Lo que sostiene a My Diet, visto en este momento.',
  lookAgain: 'Volver a mirar',
  looking: 'Mirando…',
  lookedAt: (time: string) => `Visto ${time}`,
  summary: (things: readonly Pick<ThingState, 'state'>[]) => {
    const wanting = things.filter(({ state }) => state === 'mal' || state === 'atención').length
    if (wanting === 0) return 'Nada necesita atención.'
    return `${wanting} de ${things.length} ${wanting === 1 ? 'necesita' : 'necesitan'} atención.`
  },
  toDo: 'Qué hacer',
  failed: 'No pudimos ver el estado',
  /** The database identifies the caller, so without it nobody can look. */
  databaseAway:
    'Si tampoco abren las demás páginas, revisa primero la base de datos: sin ella esta página no puede mirar.',
  home: 'Ir al inicio',
} as const

/** The parts of what to do, in order: words, and commands that an operator copies whole. */
export function withCommands(todo: string): { text: string; isCommand: boolean }[] {
  return todo.split('`').map((text, index) => ({ text, isCommand: index % 2 === 1 }))
}

/** The text of what to do for a mail, which shows a command as it shows words. */
export const asText = (todo: string) => todo.replaceAll('`', '')
