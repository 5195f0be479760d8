import { randomBytes } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import type { SliceContext } from 'shared/server/slices/context'
import { pdf } from 'shared/testing/pdf'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import sharp from 'sharp'
import { BOUNDARY, multipart } from '../testing/multipart'
import { jpeg, PDF, picture, uploading } from '../testing/uploading'
import { filesOf } from './filesOf'

let server: TestServer
let context: SliceContext
let files: ReturnType<typeof uploading>
let ana: SignedInPerson
let nuevo: SignedInPerson

beforeAll(async () => {
  server = await testServer()
  context = server.context
  files = uploading(server)
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
})
afterAll(() => server.close())
// Every test begins with no uploads counted.
beforeEach(() => server.pass(2 * MS_PER_HOUR))

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
    const before = files.stored()
    const answer = await files.send(await bytes(), { token: ana.token, kind })
    expect(answer).toMatchObject({ status: 400, body: { message } })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(files.stored()).toEqual(before)
    expect(files.arrivals()).toEqual([])
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
    expect(await files.post(body(), { token: ana.token })).toMatchObject({ status, body: { message } })
    expect(files.arrivals()).toEqual([])
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/mixed; boundary=a', ''])(
    'of type «%s»: 415',
    async type => {
      expect(await files.post('{}', { token: ana.token, type })).toMatchObject({
        status: 415,
        body: { message: 'El archivo debe enviarse como multipart/form-data.' },
      })
    },
  )

  test.each(['', '%20', 'otro', 'Lab', 'picture&kind=lab'])('of kind «%s»', async kind => {
    expect((await files.send(await jpeg(), { token: ana.token, kind })).status).toBe(400)
  })

  test('fields beside the file change nothing', async () => {
    const parts = [
      { field: 'kind', bytes: 'lab' },
      { field: 'ownerId', bytes: String(nuevo.id) },
      { fileName: 'a.jpg', bytes: await jpeg() },
    ]
    const { status, body } = await files.post(multipart(...parts), { token: ana.token })
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
    const { status, body, headers } = await files.send(await jpeg(), { token: ana.token }, { fileName })
    expect([201, 400]).toContain(status)
    expect(headers).not.toHaveProperty('x-evil')
    if (status === 201) expect(body.name).toMatch(/^[0-9a-f]{32}\.webp$/)
    else expect(body.message).toMatch(/^No /)
  })

  test('an invalid token is refused, also where none was needed', async () => {
    expect((await files.send(await jpeg(), { token: randomBytes(32).toString('base64url') })).status).toBe(
      401,
    )
  })
})

describe('too much', () => {
  const MEGABYTE = 1024 * 1024

  test.each([
    ['picture', 8 * MEGABYTE, 'La foto pesa más de 8 MB. Elige una más ligera.'],
    ['lab', 15 * MEGABYTE, 'El archivo pesa más de 15 MB. Elige uno más ligero.'],
  ])('a %s may have %i bytes and no more', async (kind, most, message) => {
    const fits = await files.send(pdf({ size: most }), { token: ana.token, kind })
    expect(fits.status).toBe(kind === 'lab' ? 201 : 400)
    // First so little more that only counting the bytes detects it, then so much that content-length does.
    for (const more of [1, MEGABYTE]) {
      const answer = await files.send(pdf({ size: most + more }), { token: ana.token, kind })
      expect(answer).toMatchObject({ status: 413, body: { message } })
      expect(files.arrivals()).toEqual([])
    }
  })

  test('without a token thirty an hour from one network; the refusal says how long to wait', async () => {
    const from = '203.0.113.60'
    for (let i = 0; i < 30; i++) expect((await files.send('x', { from })).status).toBe(400)
    const refused = await files.send('x', { from })
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Has subido demasiados archivos. Espera unos minutos y vuelve a intentarlo.' },
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await files.send('x', { from: '203.0.113.61' })).status).toBe(400)
    expect((await files.send('x', { from, token: ana.token })).status).toBe(400)
  })

  test('a hundred concurrent uploads are all answered, and none is mixed up with another', async () => {
    const shades = Array.from({ length: 100 }, (_, i) => i)
    const answers = await Promise.all(
      shades.map(async shade => {
        const background = { r: shade * 2, g: 0, b: 255 - shade * 2 }
        const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer()
        return files.send(bytes, { token: ana.token })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual(shades.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.name)).size).toBe(100)
    for (const shade of [0, 49, 99]) {
      const { bytes } = await files.read(answers[shade]?.body.name)
      const { dominant } = await sharp(bytes).stats()
      expect(Math.abs(dominant.r - shade * 2)).toBeLessThan(24)
    }
    expect(files.arrivals()).toEqual([])
    const more = await Promise.all(Array.from({ length: 25 }, () => files.send('x', { token: ana.token })))
    expect(more.filter(({ status }) => status === 429)).toHaveLength(5)
  })
})
