import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import type { FileStore } from 'shared/server/files/files'
import type { SliceContext } from 'shared/server/slices/slice'
import { deferred } from 'shared/testing/deferred'
import { pdf } from 'shared/testing/pdf'
import { testHome } from 'shared/testing/testHome'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import sharp from 'sharp'
import { type Mock, vi } from 'vitest'
import { BOUNDARY, multipart, multipartType, type Part } from '../testing/multipart'
import { eraseFilesOf, filesOf } from './filesOf'
import { forgetUnclaimedFiles } from './forgetUnclaimedFiles'
import { uploads } from './schema'

let server: TestServer
let context: SliceContext
let ana: SignedInPerson
let nuevo: SignedInPerson

beforeAll(async () => {
  server = await testServer()
  context = server.context
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
})
afterAll(() => server.close())
// Every test begins with no uploads counted.
beforeEach(() => server.pass(2 * MS_PER_HOUR))

const PDF = pdf()
const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
const jpeg = () => picture().jpeg().toBuffer()

interface Sent {
  token?: string
  /** Null: none is said. */
  kind?: string | null
  type?: string
  from?: string
}

/** Sends a body as it is. */
async function post(
  body: Buffer | string,
  { token, kind = 'picture', type = multipartType, from }: Sent = {},
) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/files/upload${kind === null ? '' : `?kind=${kind}`}`,
    payload: body,
    headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) },
    ...(from && { remoteAddress: from }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const send = (bytes: Buffer | string, sent: Sent = {}, part: Partial<Part> = {}) =>
  post(multipart({ fileName: 'foto.jpg', type: 'image/jpeg', bytes, ...part }), sent)

async function read(name: string, token?: string) {
  const answer = await server.app.inject({
    url: `/api/files/${name}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

const stored = () => {
  const folder = join(server.config.dataDir, 'files')
  return existsSync(folder) ? readdirSync(folder) : []
}
const arrivals = () => {
  const folder = join(server.config.dataDir, 'arrivals')
  return existsSync(folder) ? readdirSync(folder) : []
}

describe('a picture', () => {
  test.each([
    ['jpeg', jpeg],
    ['png', () => picture().png().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
  ])('of type %s gets a random name, and anyone who has it reads it', async (_, encode) => {
    const bytes = await encode()
    const first = await send(bytes, { token: ana.token })
    const second = await send(bytes, { token: ana.token })
    expect(first.status).toBe(201)
    expect(Object.keys(first.body)).toEqual(['name'])
    expect(first.body.name).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(second.body.name).not.toBe(first.body.name)

    const { status, headers, bytes: kept } = await read(first.body.name)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
    })
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 })
  })

  test('is stored upright, without place and camera', async () => {
    const secret = 'Camara-de-Ana'
    const taken = await picture()
      .jpeg()
      .withExif({
        IFD0: { Make: secret },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 40/1 0/1', GPSLongitudeRef: 'W' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const before = await sharp(taken).metadata()
    expect(before).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
    expect(taken.includes(secret)).toBe(true)
    const { body } = await send(taken, { token: ana.token })
    const { bytes } = await read(body.name)
    const after = await sharp(bytes).metadata()
    // Rotated by 90 degrees: width and height are exchanged.
    expect(after).toMatchObject({ width: 20, height: 40 })
    for (const hidden of ['orientation', 'exif', 'icc', 'xmp', 'iptc'])
      expect(after).not.toHaveProperty(hidden)
    for (const trace of [secret, 'Exif', 'EXIF', 'GPS']) expect(bytes.includes(trace)).toBe(false)
  })

  test('is scaled down if it is larger than a screen, never up', async () => {
    const { body } = await send(await picture(4000, 1000).png().toBuffer(), { token: ana.token })
    expect(await sharp((await read(body.name)).bytes).metadata()).toMatchObject({ width: 1600, height: 400 })
    const lab = await send(await picture(4000, 1000).png().toBuffer(), { token: ana.token, kind: 'lab' })
    const kept = await read(lab.body.name, ana.token)
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ width: 3000, height: 750 })
  })

  test('is stored without data appended to it', async () => {
    const polyglot = Buffer.concat([
      await jpeg(),
      Buffer.from('<script>alert(1)</script>%PDF-1.4 PK\x03\x04'),
    ])
    const { status, body } = await send(polyglot, { token: ana.token })
    expect(status).toBe(201)
    expect((await read(body.name)).bytes.includes('script')).toBe(false)
  })

  test('is recognised by its bytes, whatever its name and type', async () => {
    const { status, body } = await send(
      await picture().png().toBuffer(),
      { token: ana.token },
      { fileName: '../../x.html', type: 'text/html' },
    )
    expect(status).toBe(201)
    expect(body.name).toMatch(/^[0-9a-f]{32}\.webp$/)
  })
})

describe('a lab file', () => {
  test('is readable by its owner only, and not cached', async () => {
    const { status, body } = await send(PDF, { token: ana.token, kind: 'lab' })
    expect(status).toBe(201)
    expect(body.name).toMatch(/^lab-[0-9a-f]{32}\.pdf$/)
    const own = await read(body.name, ana.token)
    expect(own.status).toBe(200)
    expect(own.bytes.equals(PDF)).toBe(true)
    expect(own.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${body.name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/sandbox$/),
    })
    for (const token of [undefined, nuevo.token, randomBytes(32).toString('base64url')]) {
      const others = await read(body.name, token)
      expect(others.status).toBe(404)
      expect(others.headers['cache-control']).toBe('no-store')
      expect(JSON.parse(String(others.bytes))).toEqual({ message: 'No encontramos lo que buscas.' })
    }
  })

  test('may be a picture too, and is as private', async () => {
    const { body } = await send(await jpeg(), { token: ana.token, kind: 'lab' })
    expect(body.name).toMatch(/^lab-[0-9a-f]{32}\.webp$/)
    expect((await read(body.name, ana.token)).status).toBe(200)
    expect((await read(body.name)).status).toBe(404)
  })

  test('needs an owner', async () => {
    expect(await send(PDF, { kind: 'lab' })).toMatchObject({
      status: 401,
      body: { message: 'Inicia sesión para continuar.' },
    })
  })

  test('without its row cannot be read by anyone', async () => {
    const { body } = await send(PDF, { token: nuevo.token, kind: 'lab' })
    await context.database.delete(uploads).where(eq(uploads.name, body.name))
    expect((await read(body.name, nuevo.token)).status).toBe(404)
  })
})

describe('a file without a kind', () => {
  const sendAny = async (bytes: Buffer, who: SignedInPerson) =>
    (await send(bytes, { token: who.token, kind: null })).body.name as string
  const isOwn = (name: string, kind: 'picture' | 'lab', who = ana) =>
    context.ports.files.isOwn(context.database, who.id, { name, kind })

  test('is read by its owner alone, document or picture', async () => {
    for (const bytes of [PDF, await jpeg()]) {
      const name = await sendAny(bytes, ana)
      expect((await read(name, ana.token)).status).toBe(200)
      expect((await read(name, nuevo.token)).status).toBe(404)
      expect((await read(name)).status).toBe(404)
    }
  })

  test('is public once it is a picture of something, and no lab any more', async () => {
    const name = await sendAny(await jpeg(), ana)
    expect(await isOwn(name, 'picture', nuevo)).toBe(false)
    expect(await isOwn(name, 'picture')).toBe(true)
    expect((await read(name)).status).toBe(200)
    expect(await isOwn(name, 'lab')).toBe(false)
  })

  test('stays private as a lab, and is no picture any more', async () => {
    const name = await sendAny(await jpeg(), ana)
    expect(await isOwn(name, 'lab')).toBe(true)
    expect(await isOwn(name, 'picture')).toBe(false)
    expect((await read(name)).status).toBe(404)
  })

  test('is no picture where it is a document', async () => {
    const name = await sendAny(PDF, ana)
    expect(await isOwn(name, 'picture')).toBe(false)
    expect(await isOwn(name, 'lab')).toBe(true)
  })

  test('of a person without an account is a picture, read by nobody before there is one', async () => {
    expect((await send(PDF, { kind: null })).status).toBe(400)
    const { name } = (await send(await jpeg(), { kind: null })).body
    expect((await read(name)).status).toBe(404)
    const facts = { firstName: 'Sol', lastName: 'Díaz', phone: '8112345678', birthdate: '1990-05-05' }
    const body = { ...facts, email: 'sol@ejemplo.mx', gender: 'female', password: PASSWORD, picture: name }
    expect((await server.call('POST auth/register', { body })).status).toBe(200)
    expect((await read(name)).status).toBe(200)
  })
})

describe('a file of another kind: 400 with our message, and nothing is stored', () => {
  const NO_PICTURE = 'No pudimos leer esa foto. Elige una en JPG, PNG o WebP.'
  const NO_LAB = 'No pudimos leer ese archivo. Elige un PDF, JPG, PNG o WebP.'
  const HEIC = 'La foto está en formato HEIC, que no podemos leer. Elige una en JPG, PNG o WebP.'
  const LOCKED = 'El PDF está protegido con contraseña. Guárdalo sin contraseña y vuelve a subirlo.'
  const ACTIVE =
    'El PDF contiene código, acciones o archivos adjuntos, que no podemos recibir. Guárdalo de nuevo con «Imprimir como PDF» y vuelve a subirlo.'
  const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'
  const cut = async () => (await picture(900, 900).jpeg().toBuffer()).subarray(0, 2000)
  /** 900 million pixels in some hundred bytes. */
  const bomb = async () => {
    const png = await picture(100, 100).png().toBuffer()
    png.writeUInt32BE(30_000, 16)
    png.writeUInt32BE(30_000, 20)
    return png
  }
  const locked = async () => {
    const made = await PDFDocument.create()
    made.addPage()
    made.encrypt({ userPassword: 'secreta', ownerPassword: 'otra' })
    return Buffer.from(await made.save())
  }
  const flat = () => picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer()

  test.each([
    ['picture', 'nothing', () => '', 'El archivo está vacío. Elige otro.'],
    ['picture', 'a text', () => 'hola', NO_PICTURE],
    ['picture', 'a page', () => '<!doctype html><script>alert(1)</script>', NO_PICTURE],
    ['picture', 'an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', NO_PICTURE],
    ['picture', 'a GIF', () => picture().gif().toBuffer(), NO_PICTURE],
    ['picture', 'a PDF', () => PDF, NO_PICTURE],
    ['picture', 'a TIFF', () => picture().tiff().toBuffer(), NO_PICTURE],
    ['picture', 'a HEIC', () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'latin1'), HEIC],
    [
      'picture',
      'only the beginning of a JPEG',
      () => Buffer.from('ffd8ffe000104a46494600', 'hex'),
      NO_PICTURE,
    ],
    ['picture', 'a picture cut off', cut, NO_PICTURE],
    ['picture', 'a bomb', bomb, NO_PICTURE],
    ['picture', 'a bomb that is whole', flat, NO_PICTURE],
    ['lab', 'a page', () => '<!doctype html>', NO_LAB],
    ['lab', 'a PDF that begins with something else', () => `<html>${PDF}`, NO_LAB],
    ['lab', 'only the header of a PDF', () => '%PDF-1.7\n', NO_LAB],
    ['lab', 'a page after the header of a PDF', () => '%PDF-1.7\n<!doctype html>\n%%EOF\n', NO_LAB],
    ['lab', 'EICAR after the header of a PDF', () => `%PDF-1.7\n${EICAR}\n%%EOF\n`, NO_LAB],
    [
      'lab',
      'a PDF with a script',
      () => pdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' }),
      ACTIVE,
    ],
    ['lab', 'a PDF with a password', locked, LOCKED],
    ['lab', 'a program', () => Buffer.from('MZ\x90\x00', 'latin1'), NO_LAB],
  ])('%s: %s', async (kind, _, bytes, message) => {
    const before = stored()
    const answer = await send(await bytes(), { token: ana.token, kind })
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(stored()).toEqual(before)
    expect(arrivals()).toEqual([])
  })
})

describe('a request without one well-formed file', () => {
  const file = { fileName: 'a.jpg', type: 'image/jpeg', bytes: 'x' }
  const NO_FILE = 'No recibimos ningún archivo. Envíalo en el campo «file».'
  const MANY = 'Has enviado varios archivos. Envía uno solo, en el campo «file».'
  const CUT = 'No pudimos recibir el archivo completo. Vuelve a intentarlo.'

  test.each<[string, () => Buffer | string, number, string]>([
    ['another field', () => multipart({ ...file, field: 'foto' }), 400, NO_FILE],
    ['no part', () => multipart(), 400, NO_FILE],
    ['a field and no file', () => multipart({ field: 'file', bytes: 'hola' }), 400, NO_FILE],
    ['two files', () => multipart(file, file), 400, MANY],
    ['a second file of another field', () => multipart(file, { ...file, field: 'otro' }), 400, MANY],
    ['a body cut off in the file', () => multipart(file).subarray(0, -BOUNDARY.length - 8), 400, CUT],
    ['a body cut off in the headers', () => multipart(file).subarray(0, 50), 400, CUT],
    ['no multipart at all', () => 'hola', 400, CUT],
    ['many fields', () => multipart(...Array(20).fill({ field: 'a', bytes: 'b' }), file), 400, CUT],
    ['the name of a prototype', () => multipart({ ...file, field: '__proto__' }), 400, CUT],
    ['nothing', () => '', 400, NO_FILE],
  ])('%s', async (_, body, status, message) => {
    expect(await post(body(), { token: ana.token })).toMatchObject({ status, body: { message } })
    expect(arrivals()).toEqual([])
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/mixed; boundary=a', ''])(
    'of type «%s»: 415',
    async type => {
      expect(await post('{}', { token: ana.token, type })).toMatchObject({
        status: 415,
        body: { message: 'El archivo debe enviarse como multipart/form-data.' },
      })
    },
  )

  test.each(['', '%20', 'otro', 'Lab', 'picture&kind=lab'])('of kind «%s»', async kind => {
    expect((await send(await jpeg(), { token: ana.token, kind })).status).toBe(400)
  })

  test('fields beside the file change nothing', async () => {
    const parts = [
      { field: 'kind', bytes: 'lab' },
      { field: 'ownerId', bytes: String(nuevo.id) },
      { fileName: 'a.jpg', bytes: await jpeg() },
    ]
    const { status, body } = await post(multipart(...parts), { token: ana.token })
    expect(status).toBe(201)
    const own = await filesOf(context, ana.id)
    expect(own.at(-1)).toMatchObject({ name: body.name, kind: 'picture' })
  })

  test.each([
    'a\r\nX-Evil: 1.jpg',
    '../../../etc/passwd',
    'C:\\\\x.jpg',
    '',
    'á'.repeat(500),
    '"; name="otro',
  ])('whatever the file is called: «%s»', async fileName => {
    const { status, body, headers } = await send(await jpeg(), { token: ana.token }, { fileName })
    expect([201, 400]).toContain(status)
    expect(headers).not.toHaveProperty('x-evil')
    if (status === 201) expect(body.name).toMatch(/^[0-9a-f]{32}\.webp$/)
    else expect(body.message).toMatch(/^No /)
  })

  test('an invalid token is refused, also where none was needed', async () => {
    expect((await send(await jpeg(), { token: randomBytes(32).toString('base64url') })).status).toBe(401)
  })
})

describe('too much', () => {
  const MEGABYTE = 1024 * 1024

  test.each([
    ['picture', 8 * MEGABYTE, 'La foto pesa más de 8 MB. Elige una más ligera.'],
    ['lab', 15 * MEGABYTE, 'El archivo pesa más de 15 MB. Elige uno más ligero.'],
  ])('a %s may have %i bytes and no more', async (kind, most, message) => {
    const fits = await send(pdf({ size: most }), { token: ana.token, kind })
    expect(fits.status).toBe(kind === 'lab' ? 201 : 400)
    // First so little more that only counting the bytes detects it, then so much that content-length does.
    for (const more of [1, MEGABYTE]) {
      const answer = await send(pdf({ size: most + more }), { token: ana.token, kind })
      expect(answer).toMatchObject({ status: 413, body: { message } })
      expect(arrivals()).toEqual([])
    }
  })

  test('without a token thirty an hour from one network; the refusal says how long to wait', async () => {
    const from = '203.0.113.60'
    for (let i = 0; i < 30; i++) expect((await send('x', { from })).status).toBe(400)
    const refused = await send('x', { from })
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Has subido demasiados archivos. Espera unos minutos y vuelve a intentarlo.' },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send('x', { from: '203.0.113.61' })).status).toBe(400)
    expect((await send('x', { from, token: ana.token })).status).toBe(400)
  })

  test('a hundred concurrent uploads are all answered, and none is mixed up with another', async () => {
    const shades = Array.from({ length: 100 }, (_, i) => i)
    const answers = await Promise.all(
      shades.map(async shade => {
        const background = { r: shade * 2, g: 0, b: 255 - shade * 2 }
        const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer()
        return send(bytes, { token: ana.token })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(shades.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(100)
    for (const shade of [0, 49, 99]) {
      const { bytes } = await read(answers[shade]?.body.name)
      const { dominant } = await sharp(bytes).stats()
      expect(Math.abs(dominant.r - shade * 2)).toBeLessThan(24)
    }
    expect(arrivals()).toEqual([])
    const more = await Promise.all(Array.from({ length: 25 }, () => send('x', { token: ana.token })))
    expect(more.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})

describe('a picture for a registration', () => {
  const person = (email: string, name: string) => ({
    firstName: 'Rosa',
    lastName: 'Cantú',
    email,
    password: 'Demo#2026',
    phone: '8112345678',
    birthdate: '1990-05-05',
    gender: 'female',
    picture: name,
  })
  const register = (email: string, name: string) =>
    server.call('POST auth/register', { body: person(email, name) })

  test('belongs to the new account, and to nobody else', async () => {
    const { status, body } = await send(await jpeg())
    expect(status).toBe(201)
    const registered = await register('rosa@ejemplo.mx', body.name)
    expect(registered).toMatchObject({ status: 200, body: { picture: body.name } })
    expect(await filesOf(context, registered.body.id)).toMatchObject([{ name: body.name, kind: 'picture' }])
    expect(await register('otra@ejemplo.mx', body.name)).toMatchObject({
      status: 400,
      body: { errors: { picture: 'No encontramos tu foto. Vuelve a subirla.' } },
    })
    const anas = await send(await jpeg(), { token: ana.token })
    expect((await register('otra@ejemplo.mx', anas.body.name)).status).toBe(400)
    expect((await register('otra@ejemplo.mx', `${'0'.repeat(32)}.webp`)).status).toBe(400)
    expect((await register('otra@ejemplo.mx', '')).status).toBe(200)
  })

  test('belongs to one person, also if ten register with it at once', async () => {
    const { body } = await send(await jpeg())
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => register(`gemela${i}@ejemplo.mx`, body.name)),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted).toHaveLength(1)
    expect(await filesOf(context, accepted[0]?.body.id)).toHaveLength(1)
    for (const { status, body } of answers.filter(({ status }) => status !== 200))
      expect([status, body.errors]).toEqual([400, { picture: 'No encontramos tu foto. Vuelve a subirla.' }])
    // The refused registrations have no account.
    const again = await Promise.all(answers.map((_, i) => register(`gemela${i}@ejemplo.mx`, '')))
    expect(again.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 409])
  })

  test('is removed after a day without an account; a file with an owner stays', async () => {
    const unclaimed = (await send(await jpeg())).body.name
    const owned = (await send(await jpeg(), { token: ana.token })).body.name
    expect((await read(unclaimed)).status).toBe(200)
    server.pass(25 * MS_PER_HOUR)
    const recent = (await send(await jpeg())).body.name
    await forgetUnclaimedFiles(context)
    expect((await read(unclaimed)).status).toBe(404)
    expect(stored()).not.toContain(unclaimed)
    for (const name of [owned, recent]) expect((await read(name)).status).toBe(200)
  })
})

test('an hourly job removes pictures without an owner, at the next start if a run was missed', async () => {
  const home = await testHome()
  const first = await testServer({ home })
  const payload = multipart({ fileName: 'a.jpg', bytes: await jpeg() })
  const headers = { 'content-type': multipartType }
  const sent = await first.app.inject({
    method: 'POST',
    url: '/api/files/upload?kind=picture',
    payload,
    headers,
  })
  const url = `/api/files/${sent.json().name}`
  expect((await first.app.inject({ url })).statusCode).toBe(200)
  await first.close()
  const next = await testServer({ home })
  next.pass(25 * MS_PER_HOUR)
  await next.jobsDone()
  await next.close()
  const last = await testServer({ home })
  expect((await last.app.inject({ url })).statusCode).toBe(404)
  await last.close()
  await home.remove()
})

describe('an upload that is running when its owner’s account ends is refused and not stored', () => {
  async function passerBy() {
    const email = `fugaz${Math.random()}@ejemplo.mx`
    const facts = { firstName: 'Fe', lastName: 'Ruiz', phone: '8112345678', birthdate: '1990-05-05' }
    const body = { ...facts, email, gender: 'female', password: PASSWORD }
    await server.call('POST auth/register', { body })
    return server.signIn(email)
  }
  const endOf = ({ token }: SignedInPerson) =>
    server.call('DELETE auth/me', { token, body: { password: PASSWORD } })

  async function expectNothingOf({ id }: SignedInPerson, before: readonly string[]) {
    expect(await context.database.select().from(uploads).where(eq(uploads.ownerId, id))).toEqual([])
    expect(stored().sort()).toEqual([...before].sort())
  }

  test('while its body arrives', async () => {
    const person = await passerBy()
    const before = stored()
    const whole = multipart({ fileName: 'a.jpg', type: 'image/jpeg', bytes: await jpeg() })
    const payload = new PassThrough()
    payload.write(whole.subarray(0, 300))
    const answer = server.app.inject({
      method: 'POST',
      url: '/api/files/upload?kind=picture',
      payload,
      headers: { 'content-type': multipartType, authorization: `Bearer ${person.token}` },
    })
    while (arrivals().length === 0) await new Promise(resolve => setTimeout(resolve, 10))
    expect((await endOf(person)).status).toBe(200)
    payload.end(whole.subarray(300))
    expect((await answer).statusCode).toBe(401)
    await expectNothingOf(person, before)
  })

  test('after its body arrived, before it is stored', async () => {
    const person = await passerBy()
    const before = stored()
    const { put } = context.files
    const writing = deferred()
    const spy = vi
      .spyOn(context.files, 'put')
      .mockImplementation((...file) => writing.promise.then(() => put(...file)))
    const answer = send(await jpeg(), { token: person.token })
    while (spy.mock.calls.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
    expect((await endOf(person)).status).toBe(200)
    await server.jobsDone()
    const rows = await context.database
      .select()
      .from(uploads)
      .where(eq(uploads.name, nameIn(spy)))
    expect(rows).toEqual([])
    writing.resolve()
    expect((await answer).status).toBe(401)
    spy.mockRestore()
    await expectNothingOf(person, before)
  })

  const nameIn = (spy: Mock<FileStore['put']>) => spy.mock.calls[0]?.[1] ?? ''
})

test('on a full disk an upload is refused with 503 in words, nothing of it stays, and the next one is stored', async () => {
  const { token } = await server.signIn()
  const before = { rows: await filesOf(context, ana.id), stored: stored() }
  const full = await open('/dev/full', 'a')
  const handles = Object.getPrototypeOf(full)
  const { appendFile } = handles
  const disk = vi.spyOn(handles, 'appendFile').mockImplementation(bytes => appendFile.call(full, bytes))
  const refused = await send(await jpeg(), { token })
  disk.mockRestore()
  await full.close()
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': expect.anything() },
    body: {
      message: 'El servicio no está disponible en este momento. Por favor intenta de nuevo más tarde.',
    },
  })
  expect(arrivals()).toEqual([])
  expect({ rows: await filesOf(context, ana.id), stored: stored() }).toEqual(before)
  expect((await send(await jpeg(), { token })).status).toBe(201)
})

test('a person’s uploads can be listed and erased repeatedly, without touching anyone else’s', async () => {
  const names = [
    (await send(await jpeg(), { token: nuevo.token })).body.name,
    (await send(PDF, { token: nuevo.token, kind: 'lab' })).body.name,
  ]
  const anas = (await send(await jpeg(), { token: ana.token })).body.name
  const own = await filesOf(context, nuevo.id)
  expect(own.slice(-2).map(({ name }) => name)).toEqual(names)
  expect(own.at(-1)).toMatchObject({ kind: 'lab', createdAt: expect.any(Date) })

  await eraseFilesOf(context, nuevo.id)
  await eraseFilesOf(context, nuevo.id)
  expect(await filesOf(context, nuevo.id)).toEqual([])
  for (const name of names) {
    expect((await read(name, nuevo.token)).status).toBe(404)
    expect(stored()).not.toContain(name)
  }
  expect((await read(anas)).status).toBe(200)
})
