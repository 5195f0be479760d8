import { sql } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { openDatabase } from 'shared/server/database/database'
import { reserve } from 'shared/server/throttle/throttle'
import { ANA, type TestServer, testServer } from 'shared/testing/testServer'
import { networkLimit } from './attemptLimits'

const TAKEN = 'Ya existe una cuenta con ese correo electrónico.'
const PASSWORD = 'Secreta#2026'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let people = 0
const form = (over: Record<string, unknown> = {}) => ({
  firstName: 'Lucía',
  lastName: 'Cantú Ríos',
  email: `persona${++people}@ejemplo.mx`,
  password: PASSWORD,
  phone: '8187654321',
  ocupation: 'Maestra',
  civilState: 'Solter@',
  organizationId: '42',
  birthdate: '1988-02-29',
  gender: 'female',
  picture: '',
  ...over,
})

const register = (body: unknown) => server.call('POST auth/register', { body })
const login = (email: string, password = PASSWORD) =>
  server.call('POST auth/login', { body: { email, password } })

describe('POST auth/register', () => {
  test('answers the person without a token; they sign in with the login call', async () => {
    const sent = form({ email: 'Lucia@Ejemplo.MX' })
    const { status, body, headers } = await register(sent)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      id: expect.any(Number),
      firstName: 'Lucía',
      lastName: 'Cantú Ríos',
      gender: 'female',
      birthdate: '1988-02-29',
      picture: '',
      emergencyContactPhone: '8187654321',
      ocupation: 'Maestra',
      civilState: 'Solter@',
      purchases: [],
      subscriptions: [],
      mustAcceptPrivacyNotice: true,
      unprovedAddress: 'lucia@ejemplo.mx',
    })
    const { token, ...person } = (await login('lucia@ejemplo.mx')).body
    expect(person).toEqual(body)
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('accepts the required fields alone', async () => {
    const { firstName, lastName, email, password, phone, birthdate, gender } = form()
    const { status, body } = await register({
      firstName,
      lastName,
      email,
      password,
      phone,
      birthdate,
      gender,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ocupation: '', civilState: '', picture: '' })
  })

  test('refuses a version of the notice that was never published, at its field: 400', async () => {
    const unknown = 'Este aviso de privacidad no existe. Vuelve a abrir la página para leer el vigente.'
    const refused = await register(form({ privacyNotice: '2019-01' }))
    expect(refused).toMatchObject({ status: 400, body: { errors: { privacyNotice: unknown } } })
    expect((await register(form({ privacyNotice: '2026-11-27' }))).status).toBe(200)
  })

  test('ignores a role, an id or a purchase in the body', async () => {
    const purchases = [{ productId: 'MonthlySubscription', product: null, status: 'ACTIVE' }]
    const sent = form({
      id: 1,
      role: 'admin',
      purchases,
      subscriptions: [{ name: 'MonthlySubscription' }],
      passwordHash: 'x',
      emergencyContactPhone: '0000000000',
      privacyNoticeAt: '2001-01-01T00:00:00Z',
    })
    const { status, body } = await register(sent)
    expect(status).toBe(200)
    expect(body.id).toBeGreaterThan(2)
    expect(body).toMatchObject({ purchases: [], subscriptions: [], emergencyContactPhone: '8187654321' })
    expect(body).not.toHaveProperty('role')
  })

  test.each([
    ['firstName', '', 'Ingresa tu nombre.'],
    ['firstName', ' Ana', 'El nombre no debe iniciar con espacios en blanco.'],
    ['lastName', '', 'Ingresa tu apellido.'],
    ['lastName', ' Ríos', 'El apellido no debe iniciar con espacios en blanco.'],
    ['email', '', 'Ingresa un correo electrónico valido.'],
    ['email', 'ana', 'El correo electrónico debe contener exactamente un símbolo @.'],
    ['email', 'ana@ejemplo.mx\r\nBcc: todos', 'Ingresa un correo electrónico valido.'],
    ['birthdate', '', 'Ingresa tu fecha de nacimiento.'],
    ['birthdate', '2026-02-30', 'Revisa tu fecha de nacimiento: no es una fecha posible.'],
    ['birthdate', '2999-01-01', 'Revisa tu fecha de nacimiento: no es una fecha posible.'],
    ['gender', '', 'Selecciona tu genero.'],
    ['gender', 'other', 'Selecciona tu genero.'],
    ['phone', '', 'Ingresa un número telefonico.'],
    ['phone', '81-1234-5678', 'Número de 10 digitos.'],
    ['password', '', 'Ingresa una contraseña valida.'],
    [
      'password',
      'corta',
      'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.',
    ],
    ['password', `Aa#${'x'.repeat(254)}`, 'Debe tener como máximo 256 caracteres.'],
    ['picture', '../../etc/passwd', 'No encontramos tu foto. Vuelve a subirla.'],
    ['picture', 'https://evil.example/x.png', 'No encontramos tu foto. Vuelve a subirla.'],
  ])('%s «%s» is refused at its field', async (field, value, message) => {
    const { status, body } = await register(form({ [field]: value }))
    expect(status).toBe(400)
    expect(body.errors).toEqual({ [field]: message })
  })

  test('the refusal of an empty form has the message of every required field', async () => {
    const { status, body } = await register({})
    expect(status).toBe(400)
    expect(body.message).toBe('Ingresa tu nombre.')
    expect(Object.keys(body.errors)).toEqual([
      'firstName',
      'lastName',
      'email',
      'birthdate',
      'gender',
      'phone',
      'password',
    ])
  })

  test('a megabyte of password is not read: 413', async () => {
    for (const length of [1_000_000, 1_048_576]) {
      const { status, body } = await register(form({ password: `Aa#${'x'.repeat(length)}` }))
      expect(status).toBe(413)
      expect(body.message).toMatch(/demasiado grande/)
    }
  })

  test('an address is one account, however it is typed', async () => {
    const sent = form()
    expect((await register(sent)).status).toBe(200)
    for (const email of [sent.email, sent.email.toUpperCase(), ` ${sent.email} `]) {
      expect(await register(form({ email }))).toMatchObject({
        status: 409,
        body: { message: TAKEN, errors: { email: TAKEN } },
      })
    }
  })

  test('20 concurrent calls for one address create one account', async () => {
    const email = 'veinte@ejemplo.mx'
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        server.call('POST auth/register', {
          body: form({ email: i % 2 ? email.toUpperCase() : email, password: `Secreta#${i}` }),
          from: `10.0.1.${i}`,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await login(email, `Secreta#${winner}`)).status).toBe(200)
    expect((await login(email, `Secreta#${(winner + 1) % 20}`)).status).toBe(401)
  })

  test('a network has its limit', async () => {
    const from = '203.0.113.9'
    const { database, now } = server.context
    for (let i = 0; i < 97; i++) await reserve(database, networkLimit(from, 'registration'), now())
    const times = Array.from({ length: 4 }, () => server.call('POST auth/register', { body: form(), from }))
    const refused = (await Promise.all(times)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.body.message).toMatch(/demasiadas veces/)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('it stores the phone twice, the organization as it was sent, and which notice was accepted when', async () => {
  const own = await testServer()
  const sent = [
    form({ email: 'a@ejemplo.mx', privacyNotice: '2026-11-27' }),
    form({ email: 'b@ejemplo.mx', organizationId: 7 }),
    form({ email: 'c@ejemplo.mx', organizationId: null }),
    form({ email: 'd@ejemplo.mx', organizationId: '' }),
  ]
  for (const body of sent) expect((await own.call('POST auth/register', { body })).status).toBe(200)
  await own.app.close()
  const { database, close } = await openDatabase(own.config)
  const { rows } = await database.execute<Record<string, unknown>>(
    sql`select * from auth.users where email like '%@ejemplo.mx' order by email`,
  )
  await expect(
    database.execute(
      sql`insert into auth.users (email, password_hash, first_name, last_name) values ('A@ejemplo.mx', '', '', '')`,
    ),
  ).rejects.toThrow()
  await close()
  await own.close()
  expect(rows.map(row => row.organization_id)).toEqual(['42', '7', null, null])
  expect(rows.map(row => row.privacy_notice)).toEqual(['2026-11-27', null, null, null])
  expect(Date.parse(String(rows[0]?.privacy_notice_at))).toBeCloseTo(Date.now(), -5)
  expect(rows[1]?.privacy_notice_at).toBeNull()
  for (const row of rows) {
    expect(row).toMatchObject({ phone: '8187654321', emergency_contact_phone: '8187654321' })
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
  }
})

describe('an address that is taken', () => {
  const ORIGIN = 'https://app.ejemplo.mx'
  const SUBJECT = 'Alguien intentó usar tu correo en My Diet'
  let open: TestServer
  beforeAll(async () => {
    open = await testServer({ environment: { PUBLIC_ORIGIN: ORIGIN } })
  })
  // Every test begins with no attempts counted.
  beforeEach(async () => {
    open.pass(MS_PER_DAY)
    await open.emptyMailbox()
  })
  afterAll(() => open.close())

  const ask = async (email: string, from: string) =>
    (await open.call('POST auth/register', { body: form({ email }), from })).status
  const askTimes = async (n: number, from: string) => {
    const answers: number[] = []
    for (let i = 0; i < n; i++) answers.push(await ask(ANA, from))
    return answers
  }
  const newAddress = () => form().email

  test('is told ten times an hour to a network; then a free address gets the same refusal', async () => {
    const from = '203.0.113.7'
    expect(await askTimes(10, from)).toEqual(Array(10).fill(409))
    expect(await ask(ANA, from)).toBe(429)
    const refused = await open.call('POST auth/register', { body: form(), from })
    expect([refused.status, refused.body.message]).toEqual([429, expect.stringMatching(/demasiadas veces/)])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await ask(ANA, '203.0.113.8')).toBe(409)
    open.pass(MS_PER_HOUR)
    expect(await ask(newAddress(), from)).toBe(200)
  })

  test('is told forty times a day', async () => {
    const from = '203.0.113.9'
    for (let hour = 0; hour < 4; hour++) {
      expect(await askTimes(10, from)).toEqual(Array(10).fill(409))
      open.pass(MS_PER_HOUR)
    }
    expect(await ask(ANA, from)).toBe(429)
    expect(await ask(newAddress(), from)).toBe(429)
    open.pass(MS_PER_DAY)
    expect(await ask(ANA, from)).toBe(409)
  })

  test('at once, no more are told than one after another', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(ANA, '203.0.113.10')))
    expect(answers.filter(status => status === 409)).toHaveLength(10)
    expect(answers.filter(status => status === 429)).toHaveLength(20)
  })

  test('only such answers are counted: a waiting room registers', async () => {
    for (let i = 0; i < 15; i++) expect(await ask(newAddress(), '203.0.113.11')).toBe(200)
  })

  test('its owner is told by mail, once a day', async () => {
    for (let i = 0; i < 4; i++) await ask(ANA, `203.0.113.${20 + i}`)
    const [mail, ...more] = await open.mails({ to: ANA, subject: SUBJECT })
    expect(more).toEqual([])
    expect(mail?.text).toContain(`${ORIGIN}/recoverpass`)
    open.pass(MS_PER_DAY)
    await ask(ANA, '203.0.113.20')
    expect(await open.mails({ to: ANA, subject: SUBJECT })).toHaveLength(2)
  })
})
