import { Writable } from 'node:stream'
import { nothingOwn } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { migrationsIn } from 'shared/testing/migrationsIn'
import { testHome } from 'shared/testing/testHome'
import { testServer } from 'shared/testing/testServer'
import { type Mock, vi } from 'vitest'

const urls = (routes: readonly { url: string }[]) => new Set(routes.map(route => route.url))

test('SLICES mounts only the calls of those slices, and their ports still answer', async () => {
  const server = await testServer({ environment: { SLICES: 'diet' } })
  expect(urls(server.routes)).toContain('/api/recipes')
  expect(urls(server.routes)).not.toContain('/api/courses')
  const { token, purchases } = await server.signIn()
  expect(purchases.length).toBeGreaterThan(0)
  const { body } = await server.call('GET recipes', { token })
  expect(body.some((recipe: { preparation: string }) => recipe.preparation !== '')).toBe(true)
  expect((await server.call('GET courses', { token })).status).toBe(404)
  await server.close()
})

test('the refusal names a slice that does not exist, and nothing starts', async () => {
  await expect(testServer({ environment: { SLICES: 'diet,dieta' } })).rejects.toThrow(
    /SLICES: no existe dieta\. Existen: .*diet/,
  )
})

describe('composition', () => {
  const lonely: Slice = {
    name: 'lonely',
    migrations: '',
    ownData: nothingOwn,
  }

  test('a port that two owners offer stops the start, since either could answer', async () => {
    const home = await testHome()
    const { courses } = (
      await testServer({ home }).then(async server => {
        await server.close()
        return server.context
      })
    ).ports
    const migrations = migrationsIn(home.environment.DATA_DIR)
    const owners = ['one', 'other'].map(name => ({ ...lonely, name, migrations, ports: () => ({ courses }) }))
    await expect(testServer({ home, slices: owners })).rejects.toThrow(
      '«one» y «other» ofrecen el mismo puerto, «courses».',
    )
    await home.remove()
  })

  test('a port that does not take the database first does not compile', () => {
    const offered: Slice = {
      ...lonely,
      // @ts-expect-error the caller's transaction would not reach it
      ports: () => ({ courses: { titlesOf: async (_ids: number[]) => [], idsOf: async () => [] } }),
    }
    expect(offered.name).toBe('lonely')
  })

  test('a failed migration stops the start; the message has its slice, its file and the database’s reason', async () => {
    const home = await testHome()
    const migrations = migrationsIn(
      home.environment.DATA_DIR,
      'create table notas (id int);\n--> statement-breakpoint\nalter table notas add constraint x check (nada > 0);',
    )
    const slices = [{ ...lonely, migrations }]
    await expect(testServer({ home, slices })).rejects.toThrow(
      /^Migraciones de «lonely»: .*0000_first\.sql no se pudo aplicar: column "nada" does not exist$/,
    )
    await home.remove()
  })
})

test('hooks, parsers and decorators of one slice do not reach another, nor the shell', async () => {
  const home = await testHome()
  const migrations = migrationsIn(home.environment.DATA_DIR)
  const seen: string[] = []
  const talkative: Slice = {
    name: 'talkative',
    migrations,
    ownData: nothingOwn,
    routes(app) {
      app.addHook('onRequest', async ({ url }) => void seen.push(url))
      app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      )
      app.setErrorHandler((_error, _request, reply) => reply.code(418).send({ message: 'Tetera.' }))
      app.decorate('teapot', true)
      app.post('/talkative', request => ({ body: request.body, teapot: app.hasDecorator('teapot') }))
      app.get('/talkative/broken', () => {
        throw new Error('broken')
      })
    },
  }
  const quiet: Slice = {
    name: 'quiet',
    migrations,
    ownData: nothingOwn,
    routes(app) {
      app.post('/quiet', request => ({ body: request.body, teapot: app.hasDecorator('teapot') }))
      app.get('/quiet/broken', () => {
        throw Object.assign(new Error('broken'), { statusCode: 409 })
      })
    },
  }
  const server = await testServer({ home, slices: [talkative, quiet] })
  const send = (name: string) =>
    server.call(name, { body: 'hola', headers: { 'content-type': 'text/plain' } })
  expect((await send('POST talkative')).body).toEqual({ body: 'hola', teapot: true })
  expect((await server.call('GET talkative/broken')).status).toBe(418)

  expect((await send('POST quiet')).status).toBe(415)
  expect((await server.call('POST quiet', { body: {} })).body).toEqual({ body: {}, teapot: false })
  expect((await server.call('GET quiet/broken')).status).toBe(409)
  expect((await send('POST auth/login')).status).toBe(415)
  expect(seen).toEqual(['/api/talkative', '/api/talkative/broken'])
  await server.close()
  await home.remove()
})

describe('a call that fails unexpectedly', () => {
  let said: Mock<typeof console.error>
  beforeEach(() => {
    said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => said.mockRestore())

  /** A server with one call, which reads a table that does not exist. */
  async function broken(parts: { logs?: Writable } = {}) {
    const home = await testHome()
    const slice: Slice = {
      name: 'broken',
      migrations: migrationsIn(home.environment.DATA_DIR),
      ownData: nothingOwn,
      routes: (app, { database }) => {
        app.get('/broken', () => database.execute('select * from nada'))
        app.get('/refused', async () => {
          throw Object.assign(new Error('not now'), { statusCode: 503 })
        })
      },
    }
    const server = await testServer({ home, slices: [slice], ...parts })
    const statuses = [(await server.call('GET broken')).status, (await server.call('GET refused')).status]
    await server.close()
    await home.remove()
    return statuses
  }

  test('is printed with the database’s reason; an expected refusal is not', async () => {
    expect(await broken()).toEqual([500, 503])
    expect(said).toHaveBeenCalledTimes(1)
    const [words, error] = said.mock.calls[0] ?? []
    expect(words).toBe('GET /api/broken was answered with 500:')
    expect(error.cause.message).toBe('relation "nada" does not exist')
  })

  test('is left to a test that reads the log', async () => {
    const logs = new Writable({ write: (_chunk, _encoding, done) => done() })
    expect(await broken({ logs })).toEqual([500, 503])
    expect(said).not.toHaveBeenCalled()
  })
})
