import { Validator } from '@seriousme/openapi-schema-validator'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { unboundedFields } from '../testing/unboundedFields'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const get = (url: string) => server.app.inject({ method: 'GET', url })

test.each(['/api/docs', '/api/docs/'])('%s finds all its files', async address => {
  const page = await get(address)
  expect(page.statusCode).toBe(200)
  const parts = [...page.payload.matchAll(/(?:href|src)="([^"#]+)"/g)].map(([, part]) => part ?? '')
  expect(parts.length).toBeGreaterThan(3)
  for (const part of parts) {
    const { pathname } = new URL(part, `http://localhost${address}`)
    expect([pathname, (await get(pathname)).statusCode]).toEqual([pathname, 200])
  }
})

test('openapi.json is valid and knows every call with its refusals', async () => {
  const { body } = await server.call('GET openapi.json')
  const { valid, errors } = await new Validator().validate(body)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  const save = body.paths['/api/patients/{id}/meal-plans/{planId}'].put
  expect(save.security).toEqual([{ token: [] }])
  expect(save.requestBody.content['application/json'].schema.required).toContain('day')
  expect(save.responses['4XX'].content['application/json'].schema.properties).toHaveProperty('message')
  expect(save.responses['503'].headers).toHaveProperty('Retry-After')
  expect(save.responses).not.toHaveProperty('429')
  expect(body.paths['/api/auth/login'].post.responses['429'].headers).toHaveProperty('Retry-After')
  expect(body.paths['/api/auth/login'].post.security).toEqual([])
  const upload = body.paths['/api/files/upload'].post
  expect(upload.requestBody.content['multipart/form-data'].schema.required).toEqual(['file'])
  expect(upload.responses['201'].content['application/json'].schema.required).toEqual(['name'])
  expect(body.paths['/api/files/{name}'].get.responses['200'].content).toHaveProperty(['application/pdf'])
})

test('the documentation lists every call that is mounted, and nothing else', async () => {
  const { body } = await server.call('GET openapi.json')
  const documented = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path}`),
  )
  // Pages for people, the shelf for pipelines, what guests bring, and the documentation itself, are no calls of the contract.
  const inside =
    /^\/(shelf\/|api\/(\*|guests\/|docs|openapi\.json|health|sandbox-pagos|permiso-familiar|avisos-de-cursos|confirmar-correo|cambiar-correo|no-fui-yo))/
  const mounted = server.routes
    .filter(({ method, url }) => method !== 'HEAD' && !inside.test(url))
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
  expect(documented.sort()).toEqual(mounted.sort())
})

test('every text, list and number of a request has an upper bound of its own', async () => {
  const { body } = await server.call('GET openapi.json')
  expect(unboundedFields(body.paths)).toEqual([])
})

test('the page of the documentation has its own policy', async () => {
  const { status, headers, text } = await server.call('GET docs/')
  expect(status).toBe(200)
  expect(text).toContain('swagger-ui')
  expect(headers['content-security-policy']).toContain("style-src 'self' 'unsafe-inline'")
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(text).not.toMatch(/<script(?![^>]*src=)/)
})

test('answers about a person are stored by no cache; lists of the practice may be asked for anew', async () => {
  const { token } = await server.signIn()
  const { body } = await server.call('GET openapi.json')
  const paths = Object.entries<{ get?: { security: object[] } }>(body.paths)
  const personal = paths.filter(([path, { get }]) => get && get.security.length > 0 && !path.includes('{'))
  const stored: string[] = []
  for (const [path] of personal) {
    const { headers } = await server.call(`GET ${path.replace('/api/', '')}`, { token })
    if (headers['cache-control'] !== 'no-store') stored.push(`${path}: ${headers['cache-control']}`)
  }
  expect(personal.length).toBeGreaterThan(20)
  expect(stored.sort()).toEqual(
    ['aliments', 'content/categories', 'recipes'].map(name => `/api/${name}: private, no-cache`),
  )
})
