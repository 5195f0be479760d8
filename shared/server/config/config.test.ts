import { readConfig } from './config'
import { ConfigError } from './variables'

test('without variables the configuration is a laptop’s: embedded database, demo, every slice', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: expect.stringMatching(/\.data$/),
    databaseUrl: undefined,
    slices: undefined,
    trustProxy: false,
    logLevel: 'info',
    demo: true,
  })
})

test('with a database of its own there is no demo unless it is asked for', () => {
  const DATABASE_URL = 'postgres://user@host/db'
  expect(readConfig({ DATABASE_URL }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL, DEMO: 'yes' }).demo).toBe(true)
  expect(readConfig({ DEMO: 'no' }).demo).toBe(false)
})

test('an empty variable counts as not set', () => {
  const environment = { PORT: '', DATABASE_URL: ' ', SLICES: '' }
  expect(readConfig(environment)).toEqual({ ...readConfig({}), environment })
})

test.each([
  ['yes', true],
  ['no', false],
  ['2', 2],
  ['10.0.0.0/8, loopback', '10.0.0.0/8, loopback'],
])('TRUST_PROXY=%s', (text, meant) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(meant)
})

test('mail stays on the server’s disk unless a mail server is named', () => {
  expect(readConfig({})).toMatchObject({ smtpUrl: undefined, mailFrom: expect.stringContaining('@') })
  const SMTP_URL = 'smtps://user:secret@mail.mydiet.mx'
  for (const MAIL_FROM of ['hola@mydiet.mx', 'My Diet <hola@mydiet.mx>']) {
    expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM })
  }
})

test('calls are traced as the operator says', () => {
  const collector = 'http://collector:4318'
  for (const share of ['0', '1', '0.1', '.01', '1.0'])
    expect(
      readConfig({
        OTEL_EXPORTER_OTLP_ENDPOINT: collector,
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: share,
      }),
    ).toMatchObject({ collector })
})

test('a page may show the pictures of the content service that is named, or of another origin', () => {
  expect(readConfig({}).contentImages).toBeUndefined()
  const CONTENT_URL = 'https://cdn.contentful.com'
  expect(readConfig({ CONTENT_URL }).contentImages).toBe('https://images.ctfassets.net')
  const CONTENT_IMAGES = 'https://fotos.ejemplo.mx'
  expect(readConfig({ CONTENT_URL, CONTENT_IMAGES }).contentImages).toBe(CONTENT_IMAGES)
  expect(readConfig({ CONTENT_IMAGES }).contentImages).toBe(CONTENT_IMAGES)
})

test('files are on the disk unless all of S3 is named; the region has a default', () => {
  expect(readConfig({}).s3).toBeUndefined()
  const S3 = {
    S3_ENDPOINT: 'https://s3.example.mx',
    S3_BUCKET: 'mydiet-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'se/cr+et=',
  }
  const meant = { endpoint: 'https://s3.example.mx', bucket: 'mydiet-files', accessKeyId: 'key' }
  expect(readConfig(S3).s3).toEqual({ ...meant, secretAccessKey: 'se/cr+et=', region: 'us-east-1' })
  expect(readConfig({ ...S3, S3_REGION: 'mx-central-1' }).s3).toMatchObject({ region: 'mx-central-1' })
  for (const name of Object.keys(S3)) {
    expect(() => readConfig({ ...S3, [name]: ' ' })).toThrow(`${name}: falta`)
  }
  expect(() => readConfig({ S3_REGION: 'mx-central-1' })).toThrow('S3_ENDPOINT: falta')
})

test('PAGE_GRANTS are what remotes may add to the policies of pages', () => {
  expect(readConfig({}).pageGrants).toEqual({})
  const PAGE_GRANTS = "mf-agua:frames=https://a.mx, mf-agua:frames=blob:,mf-otro:media='self'"
  expect(readConfig({ PAGE_GRANTS }).pageGrants).toEqual({
    'mf-agua': { frames: ['https://a.mx', 'blob:'] },
    'mf-otro': { media: ["'self'"] },
  })
  for (const wrong of [
    'mf-agua',
    '*:frames=https://a.mx',
    'mf-agua:frames=*',
    'mf-agua:scripts=https://a.mx',
  ])
    expect(() => readConfig({ PAGE_GRANTS: wrong })).toThrow('PAGE_GRANTS')
})

test('SLICE_GRANTS are the addresses of processes of other repositories', () => {
  expect(readConfig({}).sliceGrants).toEqual({})
  const SLICE_GRANTS = 'mf-agua=http://agua-api:4000, mf-agua=http://[::1]:4001,mf-otro=https://otro.mx'
  expect(readConfig({ SLICE_GRANTS }).sliceGrants).toEqual({
    'mf-agua': ['http://agua-api:4000', 'http://[::1]:4001'],
    'mf-otro': ['https://otro.mx'],
  })
  for (const wrong of [
    'mf-agua',
    '*=http://a.mx',
    'mf-agua=a.mx',
    'mf-agua=http://a.mx/x',
    'mf-agua=ftp://a.mx',
  ])
    expect(() => readConfig({ SLICE_GRANTS: wrong })).toThrow('SLICE_GRANTS')
})

test('SECRETS_KEY and VAULT_KEY are 32 bytes in base 64', () => {
  const SECRETS_KEY = 'Zm9yIHRlc3RzIG9ubHksIDMyIGJ5dGVzIGxvbmcgISE='
  expect(readConfig({ SECRETS_KEY }).secretsKey).toBe(SECRETS_KEY)
  expect(readConfig({ VAULT_KEY: SECRETS_KEY }).vaultKey).toBe(SECRETS_KEY)
  expect(readConfig({}).secretsKey).toBeUndefined()
})

test('SLICES are names with commas between', () => {
  expect(readConfig({ SLICES: 'diet, citas' }).slices).toEqual(['diet', 'citas'])
})

test.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '0x10'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['DATABASE_URL', 'no es'],
  ['SLICES', 'diet;citas'],
  ['TRUST_PROXY', 'quizás'],
  ['COUNTRY_HEADER', 'cf ipcountry'],
  ['LOG_LEVEL', 'verbose'],
  ['OTEL_TRACES_SAMPLER', 'allways_on'],
  ['OTEL_TRACES_SAMPLER_ARG', '10 %'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['DEMO', 'maybe'],
  ['PUBLIC_ORIGIN', 'https://mydiet.mx/app'],
  ['PUBLIC_ORIGIN', 'javascript:alert(1)'],
  ['REMOTE_ORIGINS', 'mf-diet'],
  ['SMTP_URL', 'https://mail.mydiet.mx'],
  ['CONTENT_IMAGES', '*'],
  ['SMTP_URL', 'mail:25'],
  ['SECRETS_KEY', 'c2hvcnQ='],
  ['VAULT_KEY', 'c2hvcnQ='],
  ['S3_ENDPOINT', 'https://s3.example.mx/bucket'],
  ['S3_ENDPOINT', 's3.example.mx'],
  ['S3_BUCKET', 'My_Bucket'],
  ['S3_BUCKET', '../otro'],
  ['MAIL_FROM', 'My Diet'],
  ['MAIL_FROM', 'a@mydiet.mx\r\nBcc: b@mydiet.mx'],
])('%s=%s is refused by name', (name, text) => {
  expect(() => readConfig({ [name]: text })).toThrow(new RegExp(`${name}: se esperaba`))
})

test('all problems are reported at once', () => {
  try {
    readConfig({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })
    throw new Error('was not refused')
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    expect((error as ConfigError).problems).toHaveLength(3)
  }
})

test('the practice chooses the address of the chat, over https alone', () => {
  expect(readConfig({ CHAT_URL: 'https://wa.me/528112345678' }).chatUrl).toBe('https://wa.me/528112345678')
  expect(readConfig({}).chatUrl).toMatch(/^https:/)
  for (const CHAT_URL of ['javascript:alert(1)', 'http://wa.me/1', 'wa.me/1']) {
    expect(() => readConfig({ CHAT_URL })).toThrow(/CHAT_URL/)
  }
})

test('the practice chooses the provider of video calls, whose address has the place of the room', () => {
  const VIDEO_URL = 'https://video.ejemplo.mx/{room}?lang=es'
  expect(readConfig({ VIDEO_URL }).videoUrl).toBe(VIDEO_URL)
  expect(readConfig({}).videoUrl).toMatch(/^https:.*\{room\}/)
  for (const VIDEO_URL of [
    'https://video.ejemplo.mx/',
    'http://video.ejemplo.mx/{room}',
    'https://video.ejemplo.mx/{room}/{room}',
  ]) {
    expect(() => readConfig({ VIDEO_URL })).toThrow(/VIDEO_URL/)
  }
})

test('backups have a place and a key, or only a key for those that an operator makes', () => {
  const BACKUP_RECIPIENT = `age1${'q'.repeat(58)}`
  expect(readConfig({ BACKUP_RECIPIENT }).backup).toBeUndefined()
  expect(readConfig({ BACKUP_RECIPIENT, BACKUP_TO: '/mnt/respaldos' }).backup).toEqual({
    to: '/mnt/respaldos',
    recipient: BACKUP_RECIPIENT,
  })
  expect(() => readConfig({ BACKUP_TO: '/mnt/respaldos' })).toThrow('BACKUP_RECIPIENT: falta')
  expect(() => readConfig({ BACKUP_RECIPIENT: 'AGE-SECRET-KEY-1X' })).toThrow('una llave pública age1…')
})

test('backups go into a bucket of their own store, or of that of the files; without a store that is told', () => {
  const named = { BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`, BACKUP_TO: 's3://respaldos/my-diet' }
  expect(() => readConfig(named)).toThrow('BACKUP_S3_ENDPOINT: falta')
  const store = (word: string, endpoint: string) => ({
    [`${word}_ENDPOINT`]: endpoint,
    [`${word}_ACCESS_KEY_ID`]: 'key',
    [`${word}_SECRET_ACCESS_KEY`]: 'secret',
  })
  const files = { ...store('S3', 'https://s3.example.mx'), S3_BUCKET: 'files' }
  expect(readConfig({ ...named, ...files }).backupStore?.endpoint).toBe('https://s3.example.mx')
  const own = store('BACKUP_S3', 'https://s3.far.mx')
  expect(readConfig({ ...named, ...files, ...own })).toMatchObject({
    backup: { to: 's3://respaldos/my-diet' },
    backupStore: { endpoint: 'https://s3.far.mx' },
    s3: { endpoint: 'https://s3.example.mx' },
  })
  expect(() => readConfig({ ...own, BACKUP_S3_ENDPOINT: '' })).toThrow('BACKUP_S3_ENDPOINT: falta')
})

test.each([
  ['clamav:3310', { host: 'clamav', port: 3310 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('CLAMAV=%s', (CLAMAV, scanner) => {
  expect(readConfig({ CLAMAV }).scanner).toEqual(scanner)
})

test.each(['clamav', 'clamav:', ':3310', 'clamav:99999', 'http://clamav:3310'])(
  'CLAMAV=%s is wrong',
  CLAMAV => {
    expect(() => readConfig({ CLAMAV })).toThrow('CLAMAV: se esperaba un servidor y su puerto')
  },
)
