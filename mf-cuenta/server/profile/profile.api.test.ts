import fc from 'fast-check'
import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import sharp from 'sharp'

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
})
afterAll(() => server.close())

const get = (person = ana, id = person.id) =>
  server.call(`GET patients/${id}`, { token: person.token }).then(answer => answer)
const put = (body: unknown, person = ana, id: number | string = person.id) =>
  server.call(`PUT patients/${id}`, { token: person.token, body })
const me = async (person = ana) => (await server.call('POST auth/me', { token: person.token })).body

async function upload(person?: SignedInPerson): Promise<string> {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#3a7' } })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(await picture.png().toBuffer())], 'a.png', { type: 'image/png' }))
  const sent = new Response(form)
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/files/upload',
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(person && { authorization: `Bearer ${person.token}` }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  return answer.json().name
}

const FIELDS = [
  'birthdate',
  'branchOffices',
  'civilState',
  'email',
  'emergencyContactBirthdate',
  'emergencyContactEmail',
  'emergencyContactLastName',
  'emergencyContactName',
  'emergencyContactPhone',
  'emergencyContactRelationship',
  'firstName',
  'gender',
  'lastName',
  'objective',
  'ocupation',
  'phone',
  'picture',
]

test('the profile has exactly the patient’s fields', async () => {
  const { status, body } = await get()
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(FIELDS)
  expect(body).toMatchObject({ firstName: 'Ana', email: 'ana@mydiet.mx', birthdate: '1991-04-12' })
})

test('a change is stored and answered whole, the session shows it, other fields stay', async () => {
  const before = (await get()).body
  const change = {
    ocupation: '  Maestra  de yoga ',
    civilState: 'Union libre',
    emergencyContactPhone: '8187654321',
    emergencyContactEmail: 'Luis@Ejemplo.mx',
    emergencyContactBirthdate: '1960-02-29',
    objective: 'Dormir mejor\ny comer con calma',
    branchOffices: ['Centro'],
  }
  const stored = { ...change, ocupation: 'Maestra de yoga', emergencyContactEmail: 'luis@ejemplo.mx' }
  expect(await put(change)).toMatchObject({ status: 200, body: { ...before, ...stored } })
  expect((await get()).body).toEqual({ ...before, ...stored })
  expect(await me()).toMatchObject({
    ocupation: 'Maestra de yoga',
    civilState: 'Union libre',
    emergencyContactPhone: '8187654321',
  })
})

test('a person’s own data hold the whole profile', async () => {
  await put({ objective: 'Correr diez kilómetros', emergencyContactName: 'Luis' })
  const { body } = await server.call('GET auth/me/data', { token: ana.token })
  expect(body.account).toMatchObject((await get()).body)
  expect(body.account.objective).toBe('Correr diez kilómetros')
})

test('branches that are sent empty are not emptied, and a profile sent back whole changes nothing', async () => {
  await put({ branchOffices: ['Centro', 'Sur'] })
  const { body } = await get()
  expect(await put({ ...body, branchOffices: [] })).toMatchObject({ status: 200, body })
  expect((await get()).body).toEqual(body)
  const empty = (await get(nuevo)).body
  expect(empty).toMatchObject({ gender: null, birthdate: null })
  expect(await put(empty, nuevo)).toMatchObject({ status: 200, body: empty })
})

test('nothing else is written: other columns in the body are ignored', async () => {
  const before = await me()
  const sent = {
    id: 9,
    password: 'Otra#2026',
    passwordHash: 'x',
    staffSince: '2026-01-01T00:00:00Z',
    zone: 'America/Tijuana',
    purchases: [],
    userId: nuevo.id,
    price: 1,
  }
  expect(await put(sent)).toMatchObject({ status: 200 })
  expect(await me()).toEqual(before)
  expect((await server.signIn()).id).toBe(ana.id)
})

test('the address to sign in with cannot be changed here', async () => {
  expect(await put({ email: 'otra@mydiet.mx' })).toMatchObject({
    status: 400,
    body: { errors: { email: 'El correo con el que entras no se puede cambiar aquí.' } },
  })
})

test('every wrong field has its message, and nothing of the form is stored', async () => {
  const before = (await get()).body
  const { status, body } = await put({
    firstName: 'a'.repeat(10_000),
    lastName: 'Gar\u0007za',
    birthdate: '2026-02-30',
    emergencyContactPhone: '81123456789',
    ocupation: '<img src=x onerror=alert(1)>',
    objective: 'esto sí está bien',
    picture: 'a'.repeat(32),
  })
  expect(status).toBe(400)
  expect(body.errors).toEqual({
    firstName: 'Usa como máximo 100 caracteres.',
    lastName: 'Quita los caracteres invisibles de este texto.',
    birthdate: 'Revisa tu fecha de nacimiento: no es una fecha posible.',
    emergencyContactPhone: 'Número de 10 digitos.',
    ocupation: 'Escribe solo texto, sin los signos < y >.',
    picture: 'No encontramos tu foto. Vuelve a subirla.',
  })
  expect((await get()).body).toEqual(before)
})

test('gender and birthdate are completed once and cannot be emptied', async () => {
  expect(await put({ gender: 'male', birthdate: '1990-01-31' }, nuevo)).toMatchObject({ status: 200 })
  expect(await me(nuevo)).toMatchObject({ gender: 'male', birthdate: '1990-01-31' })
  const { status, body } = await put({ gender: null, birthdate: null }, nuevo)
  expect([status, Object.keys(body.errors)]).toEqual([400, ['birthdate', 'gender'].sort().reverse()])
})

test('somebody else’s profile is not found, neither read nor written', async () => {
  const missing = { status: 404, body: { message: 'No encontramos ese perfil.' } }
  expect(await get(nuevo, ana.id)).toMatchObject(missing)
  expect(await put({ firstName: 'Otra' }, nuevo, ana.id)).toMatchObject(missing)
  expect(await get(ana, 2_000_000_000)).toMatchObject(missing)
  expect((await get()).body.firstName).toBe('Ana')
  expect((await server.call(`GET patients/${ana.id}`)).status).toBe(401)
  for (const id of ['0', '-1', 'abc', '1.5', '2147483648']) expect((await put({}, ana, id)).status).toBe(400)
})

describe('a picture', () => {
  test('is one’s own; the replaced one belongs to nobody any more', async () => {
    const [first, second] = [await upload(ana), await upload(ana)]
    expect(await put({ picture: first })).toMatchObject({ status: 200, body: { picture: first } })
    expect((await me()).picture).toBe(first)
    expect(await put({ picture: second })).toMatchObject({ status: 200 })
    const { database, ports } = server.context
    const isOwn = (name: string) => ports.files.isOwn(database, ana.id, { name, kind: 'picture' })
    expect([await isOwn(first), await isOwn(second)]).toEqual([false, true])
    expect(await put({ picture: '' })).toMatchObject({ status: 200, body: { picture: '' } })
    expect(await isOwn(second)).toBe(false)
  })

  test('of somebody else is refused', async () => {
    const picture = await upload(nuevo)
    expect(await put({ picture })).toMatchObject({
      status: 400,
      body: { errors: { picture: expect.any(String) } },
    })
    expect((await me()).picture).toBe('')
  })
})

test('no nearly valid profile breaks the call', async () => {
  const values = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constant(null),
    fc.integer(),
    fc.constant([]),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FIELDS), values, async (field, value) => {
      const { status, body } = await put({ [field]: value }, nuevo)
      expect([200, 400]).toContain(status)
      if (status === 400) expect(typeof body.message).toBe('string')
    }),
    { numRuns: 200 },
  )
})
