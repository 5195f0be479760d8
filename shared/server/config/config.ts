import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { type BackupConfig, readBackup } from './backup'
import { type PageGrants, pageGrants } from './pageGrants'
import { type S3, s3 } from './s3'
import { type SliceGrants, sliceGrants } from './sliceGrants'
import { type Environment, origin, type Problem, type Read, readVariables } from './variables'

/** A clamd, which looks for malware in files. */
export interface Scanner {
  host: string
  port: number
}

export interface Config extends BackupConfig {
  /** All variables as they were given: a slice reads its own from them, by `readVariables`. */
  environment: Environment
  port: number
  /** The address to listen on: a demo on the embedded database is for its own machine alone. */
  host: string
  /** The folder in which everything that the server writes is stored. */
  dataDir: string
  /** Without it, the embedded database in `dataDir`. */
  databaseUrl?: string
  /**
   * The parts that this process serves: the API, the entry page, the remotes on the ports after its own, or one remote,
   * by its name, on its own port. Undefined means the first three.
   */
  serve?: string[]
  /** The slices whose calls this process answers; undefined means all. */
  slices?: string[]
  /** The proxies whose `x-forwarded-*` headers are believed: none, all, a number of hops, or a list of addresses. */
  trustProxy: boolean | number | string
  /** The header in which the proxy states the country of a caller's network, as two letters. */
  countryHeader?: string
  logLevel: LogLevel
  /** The port on which a process with the API serves its metrics, for the operator's own network; undefined: none. */
  metricsPort?: number
  /** The origin of an OpenTelemetry collector that calls are traced to; without it nothing is traced. */
  collector?: string
  /** Whether the demo content and accounts are created. */
  demo: boolean
  /** The origin that people type, where it differs from the one that the request came to. */
  publicOrigin?: string
  /**
   * The origins of remotes that are not on the ports after the shell's: `mf-diet=https://diet.mydiet.mx,…`.
   * The name `*` stands for all others, and the origin `/` for the entry point's own.
   */
  remoteOrigins: Readonly<Record<string, string>>
  /** The additions to the policies of pages that remotes may make, beyond those of their remote.json beside this server. */
  pageGrants: PageGrants
  /** The addresses of the API processes that remotes of other repositories may have. */
  sliceGrants: SliceGrants
  /** The port of the internal API, which those processes call; undefined: none. */
  internalPort?: number
  /** An S3-compatible store for files; without it they are in `dataDir/files`. */
  s3?: S3
  /** Holds every lab until it is found clean; without it labs are only parsed. */
  scanner?: Scanner
  /** The key that encrypts the staff's second factors, 32 bytes in base 64; without it `dataDir` holds one. */
  secretsKey?: string
  /** The key of the vault for ended accounts, 32 bytes in base 64; without it `dataDir` holds one. */
  vaultKey?: string
  /** The token by which `npm run release -- mf-x --to https://…` releases there. The server itself uses none. */
  shelfToken?: string
  /** The mail server; without it mails are written to `dataDir/outbox`. */
  smtpUrl?: string
  /** The address that the chat icon and the menu's chat entry open (shared/product/README.md#navigation). */
  chatUrl: string
  /** The address of a video call, with `{room}` where the call's unguessable name stands. */
  videoUrl: string
  /** The sender of mails: `My Diet <hola@ejemplo.mx>`. */
  mailFrom: string
  /**
   * The payment provider: `sandbox` takes no real money and is never the default of a practice with a database of its
   * own. Undefined: nothing can be paid.
   */
  payments?: (typeof PAYMENTS)[number]
  /** The origin of the content service's pictures: pages may show them. */
  contentImages?: string
}

const PAYMENTS = ['sandbox', 'stripe'] as const
const CONTENT_IMAGES = 'https://images.ctfassets.net'
const MAIL_FROM = 'My Diet <no-responder@mydiet.mx>'

/** A message to a contact that the person chooses; a practice sets its own number. */
const CHAT_URL = 'https://wa.me/?text=Hola%2C%20My%20Diet'

/** A provider whose rooms need no account; a practice sets its own. */
const VIDEO_URL = 'https://meet.jit.si/MyDiet-{room}'

const EVERYWHERE = '0.0.0.0'
const OWN_MACHINE = '127.0.0.1'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

/** Reads the configuration, and reports everything that is wrong with it at once, by the variable's name. */
export function readConfig(environment: Environment): Config {
  return readVariables(environment, (read, problem) => configOf(environment, read, problem))
}

function configOf(environment: Environment, read: Read, problem: Problem): Config {
  const databaseUrl = read('DATABASE_URL', postgresUrl, 'una dirección postgres://…')
  const files = s3(environment, read, problem)
  const config: Config = {
    environment,
    port: read('PORT', port, 'un número de puerto entre 0 y 65535') ?? 3000,
    host: read('HOST', address, 'una dirección IP, como 0.0.0.0') ?? EVERYWHERE,
    dataDir: resolve(read('DATA_DIR', text => text, 'una carpeta') ?? '.data'),
    databaseUrl,
    serve: read('SERVE', parts, 'api, pages, remotes o el nombre de un remoto, separados por comas'),
    slices: read('SLICES', list, 'nombres de dominios separados por comas, como diet,cuenta'),
    trustProxy: read('TRUST_PROXY', proxies, 'yes, no, un número de saltos o direcciones') ?? false,
    countryHeader: read('COUNTRY_HEADER', headerName, 'el nombre de un encabezado, como cf-ipcountry'),
    metricsPort: metricsPort(read),
    collector: collector(read),
    logLevel: read('LOG_LEVEL', logLevel, `uno de ${LOG_LEVELS.join(', ')}`) ?? 'info',
    // A practice with a database of its own gets no invented patients unless it asks for them.
    demo: read('DEMO', yesOrNo, 'yes o no') ?? !environment.DATABASE_URL?.trim(),
    publicOrigin: read('PUBLIC_ORIGIN', origin, 'un origen como https://app.ejemplo.mx'),
    remoteOrigins: read('REMOTE_ORIGINS', remoteOrigins, 'mf-diet=https://diet.ejemplo.mx,*=/') ?? {},
    pageGrants:
      read(
        'PAGE_GRANTS',
        pageGrants,
        'mf-agua:frames=https://videos.ejemplo.mx,mf-agua:permissions=camera',
      ) ?? {},
    sliceGrants: read('SLICE_GRANTS', sliceGrants, 'mf-agua=http://agua-api:4000') ?? {},
    internalPort: read('INTERNAL_PORT', port, 'un número de puerto entre 0 y 65535'),
    s3: files,
    ...readBackup(environment, read, problem, files),
    scanner: read('CLAMAV', scanner, 'un servidor y su puerto, como clamav:3310'),
    secretsKey: read('SECRETS_KEY', wholeKey, KEY_EXPECTED),
    vaultKey: read('VAULT_KEY', wholeKey, KEY_EXPECTED),
    shelfToken: read('SHELF_TOKEN', shelfToken, 'el token que dio npm run shelf -- token'),
    smtpUrl: read('SMTP_URL', smtpUrl, 'una dirección smtp://… o smtps://…'),
    chatUrl: read('CHAT_URL', webAddress, 'una dirección https://…') ?? CHAT_URL,
    videoUrl: read('VIDEO_URL', videoAddress, 'una dirección https://… con {room} una vez') ?? VIDEO_URL,
    mailFrom: read('MAIL_FROM', mailFrom, 'un remitente como My Diet <hola@ejemplo.mx>') ?? MAIL_FROM,
    payments: read('PAYMENTS', text => PAYMENTS.find(name => name === text), PAYMENTS.join(' o ')),
    contentImages: read('CONTENT_IMAGES', origin, 'un origen como https://images.ctfassets.net'),
  }
  if (isEmbeddedDemo(config) && !environment.HOST?.trim()) config.host = OWN_MACHINE
  if (environment.CONTENT_URL?.trim()) config.contentImages ??= CONTENT_IMAGES
  if (!databaseUrl || config.demo) config.payments ??= 'sandbox'
  return config
}

/** Its passwords are known, and its mails are shown to everybody. A process without the API has neither. */
function isEmbeddedDemo({ demo, databaseUrl, serve }: Config): boolean {
  return demo && !databaseUrl && (serve === undefined || serve.includes('api'))
}

function address(text: string): string | undefined {
  return isIP(text) ? text : undefined
}

/** Its default is the port that Prometheus gives to exporters of OpenTelemetry. */
function metricsPort(read: Read): number | undefined {
  const number = read('METRICS_PORT', port, 'un número de puerto entre 0 y 65535') ?? 9464
  return read('METRICS', yesOrNo, 'yes o no') ? number : undefined
}

/** The names of samplers that the SDK of OpenTelemetry knows. By a name that it does not know it would trace all calls. */
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap(name => [name, `parentbased_${name}`])

/** The SDK reads how many calls are traced by itself; what is wrong is told here. */
function collector(read: Read): string | undefined {
  const known = (text: string) => SAMPLERS.find(name => name === text)
  read('OTEL_TRACES_SAMPLER', known, `uno de ${SAMPLERS.join(', ')}`)
  read('OTEL_TRACES_SAMPLER_ARG', share, 'una parte de las llamadas, entre 0 y 1')
  return read('OTEL_EXPORTER_OTLP_ENDPOINT', origin, 'un origen como http://collector:4318')
}

function share(text: string): number | undefined {
  return /^(0|1|0?\.\d+|1\.0+)$/.test(text) ? Number(text) : undefined
}

function port(text: string): number | undefined {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined
}

function postgresUrl(text: string): string | undefined {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) ? text : undefined
}

function scanner(text: string): Scanner | undefined {
  const [, host = '', number = ''] = /^([\w.-]+|\[[0-9a-f:.]+\]):(\d+)$/i.exec(text) ?? []
  const known = port(number)
  return host && known ? { host: host.replace(/^\[|\]$/g, ''), port: known } : undefined
}

const KEY_EXPECTED = '32 bytes en base 64, como los de openssl rand -base64 32'

function wholeKey(text: string): string | undefined {
  return /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === 32 ? text : undefined
}

function shelfToken(text: string): string | undefined {
  return /^[\w-]{20,200}$/.test(text) ? text : undefined
}

function smtpUrl(text: string): string | undefined {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) ? text : undefined
}

function mailFrom(text: string): string | undefined {
  return /^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text) ? text : undefined
}

function webAddress(text: string): string | undefined {
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : undefined
}

/** Kept as it was written: parsed as an address, the braces would be escaped. */
function videoAddress(text: string): string | undefined {
  return webAddress(text.replace('{room}', 'room')) && text.split('{room}').length === 2 ? text : undefined
}

function list(text: string): string[] | undefined {
  const names = text.split(',').map(name => name.trim())
  return names.every(name => /^[a-z][a-z0-9-]*$/.test(name)) ? names : undefined
}

function parts(text: string): string[] | undefined {
  const names = text.split(',').map(name => name.trim())
  return names.every(name => /^(api|pages|remotes|mf-[a-z]+)$/.test(name)) ? names : undefined
}

function yesOrNo(text: string): boolean | undefined {
  if (['yes', 'true', '1', 'si', 'sí'].includes(text.toLowerCase())) return true
  if (['no', 'false', '0'].includes(text.toLowerCase())) return false
  return undefined
}

function proxies(text: string): boolean | number | string | undefined {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const answer = yesOrNo(text)
  if (answer !== undefined) return answer
  return /^(loopback|linklocal|uniquelocal|[0-9a-f.:/]+)(\s*,\s*(loopback|linklocal|uniquelocal|[0-9a-f.:/]+))*$/i.test(
    text,
  )
    ? text
    : undefined
}

function headerName(text: string): string | undefined {
  return /^[a-z][a-z0-9-]{0,60}$/i.test(text) ? text.toLowerCase() : undefined
}

function logLevel(text: string): LogLevel | undefined {
  return LOG_LEVELS.find(level => level === text)
}

function remoteOrigins(text: string): Record<string, string> | undefined {
  const pairs = text.split(',').map(pair => pair.split('=').map(part => part.trim()))
  const known = pairs.flatMap(([name = '', where = '']) => {
    const found = where === '/' ? '' : origin(where)
    return /^(mf-[a-z]+|\*)$/.test(name) && found !== undefined ? [[name, found] as const] : []
  })
  return known.length === pairs.length ? Object.fromEntries(known) : undefined
}
