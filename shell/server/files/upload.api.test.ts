import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { MS_PER_HOUR } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import type { SliceContext } from 'shared/server/slices/context'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import sharp from 'sharp'
import { jpeg, PDF, picture, uploading } from '../testing/uploading'
import { uploads } from './schema'

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

describe('a picture', () => {
  test.each([
    ['jpeg', jpeg],
    ['png', () => picture().png().toBuffer()],
    ['webp', () => picture().webp().toBuffer()],
  ])('of type %s gets a random name, and anyone who has it reads it', async (_, encode) => {
    const bytes = await encode()
    const first = await files.send(bytes, { token: ana.token })
    const second = await files.send(bytes, { token: ana.token })
    expect(first.status).toBe(201)
    expect(Object.keys(first.body)).toEqual(['name'])
    expect(first.body.name).toMatch(/^[0-9a-f]{32}\.webp$/)
    expect(second.body.name).not.toBe(first.body.name)

    const { status, headers, bytes: kept } = await files.read(first.body.name)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
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
    const { body } = await files.send(taken, { token: ana.token })
    const { bytes } = await files.read(body.name)
    const after = await sharp(bytes).metadata()
    // Rotated by 90 degrees: width and height are exchanged.
    expect(after).toMatchObject({ width: 20, height: 40 })
    for (const hidden of ['orientation', 'exif', 'icc', 'xmp', 'iptc'])
      expect(after).not.toHaveProperty(hidden)
    for (const trace of [secret, 'Exif', 'EXIF', 'GPS']) expect(bytes.includes(trace)).toBe(false)
  })

  test('is scaled down if it is larger than a screen, never up', async () => {
    const { body } = await files.send(await picture(4000, 1000).png().toBuffer(), { token: ana.token })
    expect(await sharp((await files.read(body.name)).bytes).metadata()).toMatchObject({
      width: 1600,
      height: 400,
    })
    const lab = await files.send(await picture(4000, 1000).png().toBuffer(), {
      token: ana.token,
      kind: 'lab',
    })
    const kept = await files.read(lab.body.name, ana.token)
    expect(await sharp(kept.bytes).metadata()).toMatchObject({ width: 3000, height: 750 })
  })

  test('is stored without data appended to it', async () => {
    const polyglot = Buffer.concat([
      await jpeg(),
      Buffer.from('<script>alert(1)</script>%PDF-1.4 PK\x03\x04'),
    ])
    const { status, body } = await files.send(polyglot, { token: ana.token })
    expect(status).toBe(201)
    expect((await files.read(body.name)).bytes.includes('script')).toBe(false)
  })

  test('is recognised by its bytes, whatever its name and type', async () => {
    const { status, body } = await files.send(
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
    const { status, body } = await files.send(PDF, { token: ana.token, kind: 'lab' })
    expect(status).toBe(201)
    expect(body.name).toMatch(/^lab-[0-9a-f]{32}\.pdf$/)
    const own = await files.read(body.name, ana.token)
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
      const others = await files.read(body.name, token)
      expect(others.status).toBe(404)
      expect(others.headers['cache-control']).toBe('no-store')
      expect(JSON.parse(String(others.bytes))).toEqual({ message: 'No encontramos lo que buscas.' })
    }
  })

  test('may be a picture too, and is as private', async () => {
    const { body } = await files.send(await jpeg(), { token: ana.token, kind: 'lab' })
    expect(body.name).toMatch(/^lab-[0-9a-f]{32}\.webp$/)
    expect((await files.read(body.name, ana.token)).status).toBe(200)
    expect((await files.read(body.name)).status).toBe(404)
  })

  test('needs an owner', async () => {
    expect(await files.send(PDF, { kind: 'lab' })).toMatchObject({
      status: 401,
      body: { message: 'Inicia sesión para continuar.' },
    })
  })

  test('without its row cannot be read by anyone', async () => {
    const { body } = await files.send(PDF, { token: nuevo.token, kind: 'lab' })
    await context.database.delete(uploads).where(eq(uploads.name, body.name))
    expect((await files.read(body.name, nuevo.token)).status).toBe(404)
  })
})

describe('a file without a kind', () => {
  const sendAny = async (bytes: Buffer, who: SignedInPerson) =>
    (await files.send(bytes, { token: who.token, kind: null })).body.name as string
  const isOwn = (name: string, kind: 'picture' | 'lab', who = ana) =>
    context.ports.files.isOwn(context.database, who.id, { name, kind })

  test('is read by its owner alone, document or picture', async () => {
    for (const bytes of [PDF, await jpeg()]) {
      const name = await sendAny(bytes, ana)
      expect((await files.read(name, ana.token)).status).toBe(200)
      expect((await files.read(name, nuevo.token)).status).toBe(404)
      expect((await files.read(name)).status).toBe(404)
    }
  })

  test('is public once it is a picture of something, and no lab any more', async () => {
    const name = await sendAny(await jpeg(), ana)
    expect(await isOwn(name, 'picture', nuevo)).toBe(false)
    expect(await isOwn(name, 'picture')).toBe(true)
    expect((await files.read(name)).status).toBe(200)
    expect(await isOwn(name, 'lab')).toBe(false)
  })

  test('stays private as a lab, and is no picture any more', async () => {
    const name = await sendAny(await jpeg(), ana)
    expect(await isOwn(name, 'lab')).toBe(true)
    expect(await isOwn(name, 'picture')).toBe(false)
    expect((await files.read(name)).status).toBe(404)
  })

  test('is no picture where it is a document', async () => {
    const name = await sendAny(PDF, ana)
    expect(await isOwn(name, 'picture')).toBe(false)
    expect(await isOwn(name, 'lab')).toBe(true)
  })

  test('of a person without an account is a picture, read by nobody before there is one', async () => {
    expect((await files.send(PDF, { kind: null })).status).toBe(400)
    const { name } = (await files.send(await jpeg(), { kind: null })).body
    expect((await files.read(name)).status).toBe(404)
    const facts = { firstName: 'Sol', lastName: 'Díaz', phone: '8112345678', birthdate: '1990-05-05' }
    const body = { ...facts, email: 'sol@ejemplo.mx', gender: 'female', password: PASSWORD, picture: name }
    expect((await server.call('POST auth/register', { body })).status).toBe(200)
    expect((await files.read(name)).status).toBe(200)
  })
})
