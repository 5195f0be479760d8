import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { publish } from 'shared/releases'
import { noteCallsInForce } from 'shared/releases/running'
import { Header } from 'tar'
import { vi } from 'vitest'
import { digestOf, shelfServer } from '../testing/shelfServer'
import { shelfMessages } from './messages'

type House = Awaited<ReturnType<typeof shelfServer>>
let house: House
let server: House['server']
let shelf: House['shelf']
let token: House['token']
let send: House['send']
let state: House['state']
let build: House['build']
let pack: House['pack']
let acts: House['acts']
let left: House['left']
beforeAll(async () => {
  house = await shelfServer()
  ;({ server, shelf, token, send, state, build, pack, acts, left } = house)
})
afterAll(() => house.server.close())
beforeEach(() => house.clear())

test('a pipeline that goes wild is stopped, and goes on in an hour', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 61; i += 1) statuses.push((await send(Buffer.from('hola'))).status)
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 422))
  const noted = await acts()
  expect(await send(Buffer.from('hola'))).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
    body: { message: shelfMessages.tooManyArchives },
  })
  expect(await acts()).toEqual(noted)
  server.pass(61 * MS_PER_MINUTE)
  expect((await send(pack('first').archive)).status).toBe(201)
})

describe('an archive is refused in words and leaves nothing', () => {
  const file = (path: string, text = '', more: object = {}) => {
    const header = new Header({
      path,
      size: text.length,
      mode: 0o644,
      type: 'File',
      mtime: new Date(0),
      ...more,
    })
    const block = Buffer.alloc(512)
    header.encode(block)
    const body = Buffer.alloc(Math.ceil(text.length / 512) * 512)
    body.write(text)
    return Buffer.concat([block, body])
  }
  const tar = (...entries: Buffer[]) => Buffer.concat([...entries, Buffer.alloc(1024)])
  const many = () => Array.from({ length: 2001 }, (_, i) => file(`build/${i}.js`))
  const huge = () => file('build/a.js', '0'.repeat(65 * 1024 * 1024))

  test.each<[string, () => Buffer, number, RegExp]>([
    ['a link', () => tar(file('build/a', '', { type: 'SymbolicLink', linkpath: '/etc' })), 422, /enlaces/],
    ['a hard link', () => tar(file('build/a', '', { type: 'Link', linkpath: 'build/b' })), 422, /enlaces/],
    ['a device', () => tar(file('build/a', '', { type: 'CharacterDevice' })), 422, /enlaces/],
    ['a climbing path', () => tar(file('build/../../a.js', 'x')), 422, /la ruta no sirve/],
    ['an absolute path', () => tar(file('/tmp/a.js', 'x')), 422, /la ruta no sirve/],
    ['a hidden file', () => tar(file('build/.env', 'x')), 422, /la ruta no sirve/],
    [
      'a long path',
      () => tar(file(`${'a'.repeat(75)}/${'b'.repeat(74)}/${'c'.repeat(90)}`, 'x')),
      422,
      /la ruta no sirve/,
    ],
    ['a path twice', () => tar(file('build/a.js', 'x'), file('build/a.js', 'y')), 422, /dos veces/],
    ['names that differ in case', () => tar(file('build/a.js'), file('build/A.js')), 422, /dos veces/],
    ['folders that differ in case', () => tar(file('build/a.js'), file('Build/b.js')), 422, /dos veces/],
    ['a file as a folder', () => tar(file('build/a'), file('build/a/b.js')), 422, /dos veces/],
    ['too many entries', () => gzipSync(tar(...many())), 422, /más de 2000/],
    ['too many bytes', () => gzipSync(tar(huge())), 422, /más de 64 MB/],
    ['zeros without end', () => gzipSync(Buffer.alloc(66 * 1024 * 1024, 1)), 422, /tar/],
    ['compressed twice', () => gzipSync(gzipSync(tar(file('build/a.js')))), 422, /tar/],
    ['a half of one', () => tar(file('build/a.js', 'x'.repeat(2000))).subarray(0, 1024), 422, /completo|tar/],
    ['a damaged gzip', () => pack('first').archive.subarray(0, 300), 422, /completo|tar/],
    ['no tar', () => Buffer.from('hola'), 422, /tar/],
  ])('%s', async (_what, archive, status, words) => {
    const answer = await send(archive())
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(words) } })
    expect(left()).toEqual([])
    expect((await acts()).at(-1)).toMatch(/mf-diet refused \(422\)/)
  })

  test('a record without end, which is not parsed', async () => {
    const lists = `[${'[],'.repeat(30_000)}[]]`
    const { status, body } = await send(gzipSync(tar(file('record.json', lists), file('build/a.js', 'x'))))
    expect(status).toBe(422)
    expect(body.problems).toEqual([`record.json has ${lists.length} bytes, more than 65536`])
    expect(left()).toEqual([])
  })

  test('a wrong digest, none, another type, too long', async () => {
    const { archive } = pack('first')
    const refused = async (headers: Record<string, string>) => (await send(archive, { headers })).status
    expect(await refused({ 'content-digest': digestOf(Buffer.from('other')) })).toBe(400)
    expect(await refused({ 'content-digest': '' })).toBe(400)
    expect(await refused({ 'content-type': 'application/json' })).toBe(415)
    expect(await refused({ 'content-length': String(33 * 1024 * 1024) })).toBe(413)
    expect(left()).toEqual([])
  })

  test.each<[string, Parameters<House['build']>[1], RegExp]>([
    ['a route of the shell', { remote: { routes: [route('privacidad')] } }, /privacidad is the shell's own/],
    ['another name', { remote: { name: 'mf-citas' } }, /name is mf-citas/],
    ['an unknown field', { remote: { color: 'red' } }, /color/],
    ['lists without end', { remote: { offline: Array(61).fill('comidas') } }, /offline/],
    ['a menu entry of another', { remote: { menu: [entry('/user/citas')] } }, /menu\.0\.to .* has no route/],
    ['the name of another in pages', { release: { container: 'mf_citas_1' } }, /container mf_citas_1/],
    ['a file elsewhere as its entry', { release: { entry: 'https://x.mx/a.js' } }, /no file https/],
    ['a large entry', { files: { 'entry.js': 'x'.repeat(33_000) } }, /entry\.js has 33000 bytes/],
    ['a screen that was not built', { remote: { routes: [route('otra')] } }, /exposes has no \.\/otra/],
    ['needs of another form', { needs: { shared: 7 } }, /needs\.json: shared/],
    ['no JSON', { files: { 'release.json': '{' } }, /release\.json is no JSON/],
  ])('a build with %s', async (_what, changed, words) => {
    const { status, body } = await send(pack('first', changed).archive)
    expect(status).toBe(422)
    expect(body.message).toBe(shelfMessages.wrongBuild)
    expect(body.problems.join('\n')).toMatch(words)
    expect(left()).toEqual([])
  })

  test('a build with a route, a widget and a menu entry of another remote', async () => {
    const parts = { menu: [entry('/user/comidas')], widgets: [widget('hoy')] }
    publish(shelf, 'mf-citas', build('citas', { remote: { name: 'mf-citas', ...parts } }))
    const { body } = await send(pack('first', { remote: parts }).archive)
    expect(body.problems).toEqual([
      expect.stringMatching(/routes\.0\.path comidas is mf-citas's already/),
      expect.stringMatching(/widgets\.0\.name hoy is mf-citas's already/),
      expect.stringMatching(/menu\.0\.label Comidas is mf-citas's already/),
    ])
    expect(left()).toEqual([])
  })

  test('a build that widens the page policies by what nobody granted', async () => {
    const page = {
      frames: ['https://www.youtube-nocookie.com', 'https://videos.example.mx'],
      connect: ['https://steals.example.mx'],
      permissions: ['camera'],
    }
    const { status, body } = await send(pack('first', { remote: { page } }).archive)
    expect({ status, ...body }).toEqual({
      status: 422,
      message: shelfMessages.notGranted('mf-diet'),
      problems: [
        'page.frames https://videos.example.mx',
        'page.connect https://steals.example.mx',
        'page.permissions camera',
      ],
    })
    expect(left()).toEqual([])
    // The first is in the remote.json of this repository.
    const known = pack('first', { remote: { page: { frames: page.frames.slice(0, 1) } } })
    expect((await send(known.archive)).status).toBe(201)
  })

  test('a build with a process that nobody granted, or with calls of the house', async () => {
    const call = { access: 'person', answer: { maxBytes: 100 } }
    const slice = (name: string) =>
      JSON.stringify({ address: 'http://127.0.0.1:4000', health: '/health', calls: { [name]: call } })
    const sent = await send(pack('first', { files: { 'slice.json': slice('GET diet/x') } }).archive)
    expect(sent).toMatchObject({
      status: 422,
      body: {
        message: shelfMessages.sliceNotGranted('mf-diet'),
        problems: ['slice.json: the address http://127.0.0.1:4000'],
      },
    })
    noteCallsInForce(shelf, { 'GET diet/plans': { hash: 'a', request: {}, answer: {} } })
    const taken = await send(pack('first', { files: { 'slice.json': slice('GET diet/x') } }).archive)
    expect(taken.body.problems).toContain("slice.json: calls below diet/ are the house's own")
    const climbing = await send(pack('first', { files: { 'slice.json': slice('GET auth/me') } }).archive)
    expect(climbing.body.problems).toEqual(['slice.json: calls.GET auth/me is not below diet/'])
    expect(left()).toEqual([])
  })

  test('an upload that is cut in the middle', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.app.server.address() as AddressInfo
    const { archive } = pack('first')
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /shelf/mf-diet/releases HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: application/gzip\r\ncontent-digest: ${digestOf(archive)}\r\ncontent-length: ${archive.length}\r\n\r\n`,
    )
    socket.write(archive.subarray(0, 100))
    await vi.waitFor(() => expect(left()).not.toEqual([]), { timeout: 10_000 })
    socket.destroy()
    await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 10_000 })
    expect((await state()).body.releases).toEqual([])
  })
})

const entry = (to: string) => ({ label: 'Comidas', to, place: 'side', order: 1, icon: ['M0 0'] })

const widget = (name: string) => ({
  name,
  title: 'Hoy',
  order: 1,
  height: 100,
  module: './src/widgets/Hoy',
})

function route(path: string) {
  return { path, title: 'Otra', screen: './src/screens/otra/Otra' }
}
