import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'

const WRONG = 'Usuario o contraseña incorrecto.'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const login = (email: unknown, password: unknown) =>
  server.call('POST auth/login', { body: { email, password } })

describe('POST auth/login', () => {
  test('answers the person, their purchases and a token', async () => {
    const { status, body, headers } = await login(ANA, PASSWORD)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toEqual({
      id: expect.any(Number),
      firstName: 'Ana',
      lastName: expect.any(String),
      gender: 'female',
      birthdate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      picture: '',
      emergencyContactPhone: expect.stringMatching(/^\d{10}$/),
      ocupation: expect.any(String),
      civilState: expect.any(String),
      purchases: expect.arrayContaining([
        { productId: 'Course', product: expect.any(Number), status: 'ACTIVE', createdAt: expect.any(String) },
        { productId: 'ConsultationOnline', product: null, status: 'ACTIVE', createdAt: expect.any(String) },
      ]),
      subscriptions: [{ name: 'MonthlySubscription' }],
      mustAcceptPrivacyNotice: false,
      token: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  test('a new patient has no purchases and an incomplete profile', async () => {
    const { body } = await login(NUEVO, PASSWORD)
    expect(body).toMatchObject({ gender: null, birthdate: null, purchases: [], subscriptions: [] })
  })

  test('the address may be typed in capitals and with blanks around it', async () => {
    expect((await login(` ${ANA.toUpperCase()} `, PASSWORD)).status).toBe(200)
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const wrong = await login(ANA, 'Otra#2026')
    const unknown = await login('nadie@mydiet.mx', 'Otra#2026')
    expect(wrong).toMatchObject({ status: 401, body: { message: WRONG } })
    expect(unknown).toMatchObject({ status: 401, body: { message: WRONG } })
  })

  test('every sign-in has a token of its own', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()]
    expect(one.token).not.toBe(other.token)
  })

  test.each([
    ['', PASSWORD, { email: 'Ingresa un correo electrónico valido.' }],
    ['ana', PASSWORD, { email: 'El correo electrónico debe contener exactamente un símbolo @.' }],
    [ANA, '', { password: 'Ingresa una contraseña valida.' }],
    [
      '',
      'corta',
      {
        email: 'Ingresa un correo electrónico valido.',
        password:
          'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.',
      },
    ],
  ])('«%s» with «%s» is refused with the form’s messages', async (email, password, errors) => {
    const { status, body } = await login(email, password)
    expect(status).toBe(400)
    expect(body).toEqual({ message: Object.values(errors)[0], errors })
  })

  test('the refusal of a body without fields names each of them', async () => {
    const { status, body } = await server.call('POST auth/login', { body: {} })
    expect(status).toBe(400)
    expect(body.errors).toEqual({ email: 'Falta este dato.', password: 'Falta este dato.' })
  })
})

describe('POST auth/me', () => {
  test('answers the person of the token, without the token', async () => {
    const { token, ...facts } = await server.signIn()
    const { status, body } = await server.call('POST auth/me', { token })
    expect(status).toBe(200)
    expect(body).toEqual(facts)
  })

  test.each([
    ['none', {}],
    ['an invented one', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['not a bearer', { authorization: 'Basic YW5hOmFuYQ==' }],
    ['an empty one', { authorization: 'Bearer ' }],
    ['two in one', { authorization: `Bearer ${'x'.repeat(43)}, Bearer ${'y'.repeat(43)}` }],
  ])('with a token that is %s: 401', async (_, headers) => {
    const answer = await server.call('POST auth/me', { headers: headers as Record<string, string> })
    expect(answer).toMatchObject({ status: 401, body: { message: 'Inicia sesión para continuar.' } })
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })
})

describe('POST auth/logout', () => {
  test('the token is invalid at once; another one of the same person stays valid', async () => {
    const [phone, laptop] = [await server.signIn(), await server.signIn()]
    expect(await server.call('POST auth/logout', { token: phone.token })).toMatchObject({ status: 200 })
    expect((await server.call('POST auth/me', { token: phone.token })).status).toBe(401)
    expect((await server.call('POST auth/logout', { token: phone.token })).status).toBe(401)
    expect((await server.call('POST auth/me', { token: laptop.token })).status).toBe(200)
  })
})

describe('a session', () => {
  test('ends after thirty days without use', async () => {
    const { token } = await server.signIn()
    server.pass(30 * MS_PER_DAY + 1000)
    expect((await server.call('POST auth/me', { token })).status).toBe(401)
  })

  test('goes on for as long as it is used', async () => {
    const { token } = await server.signIn()
    for (let month = 0; month < 3; month++) {
      server.pass(29 * MS_PER_DAY)
      expect((await server.call('POST auth/me', { token })).status).toBe(200)
    }
    server.pass(30 * MS_PER_DAY + 1000)
    expect((await server.call('POST auth/me', { token })).status).toBe(401)
  })

  test('of a member of the staff ends after twelve hours, however it is used', async () => {
    const { token } = await server.signInStaff()
    const me = async () => (await server.call('POST auth/me', { token })).status
    for (let hour = 0; hour < 11; hour++) {
      server.pass(MS_PER_HOUR)
      expect(await me()).toBe(200)
    }
    server.pass(MS_PER_HOUR + 1000)
    expect(await me()).toBe(401)
  })
})
