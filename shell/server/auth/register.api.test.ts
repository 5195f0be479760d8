import { sql } from 'drizzle-orm'
import { openDatabase } from 'shared/server/database/database'
import { type TestServer, testServer } from 'shared/testing/testServer'

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
        register(form({ email: i % 2 ? email.toUpperCase() : email, password: `Secreta#${i}` })),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await login(email, `Secreta#${winner}`)).status).toBe(200)
    expect((await login(email, `Secreta#${(winner + 1) % 20}`)).status).toBe(401)
  })

  test('a network has its limit', async () => {
    const times = Array.from({ length: 101 }, () =>
      server.call('POST auth/register', { body: form({ email: 'veinte@ejemplo.mx' }), from: '203.0.113.9' }),
    )
    const refused = (await Promise.all(times)).filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.body.message).toMatch(/demasiadas veces/)
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
  }, 60_000)
})

test('it stores the phone twice, the organization as it was sent, and which notice was accepted when', async () => {
  const own = await testServer()
  const sent = [
    form({ email: 'a@ejemplo.mx', privacyNotice: '2026-11' }),
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
  expect(rows.map(row => row.privacy_notice)).toEqual(['2026-11', null, null, null])
  expect(Date.parse(String(rows[0]?.privacy_notice_at))).toBeCloseTo(Date.now(), -5)
  expect(rows[1]?.privacy_notice_at).toBeNull()
  for (const row of rows) {
    expect(row).toMatchObject({ phone: '8187654321', emergency_contact_phone: '8187654321' })
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
  }
})
