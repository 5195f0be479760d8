import { createHmac, timingSafeEqual } from 'node:crypto'
import { Validator } from '@seriousme/openapi-schema-validator'
import { defineContract } from 'shared/contract'
import { ok, unauthorized } from 'shared/server/http/outcome'
import { serve } from 'shared/server/http/serve'
import { nothingOwn } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { migrationsIn } from 'shared/testing/migrationsIn'
import { testHome } from 'shared/testing/testHome'
import { type TestServer, testServer } from 'shared/testing/testServer'
import Type from 'typebox'

const SECRET = 'a secret of the tests'
const sign = (bytes: Buffer) => createHmac('sha256', SECRET).update(bytes).digest('hex')

const contract = defineContract({
  'POST payments/webhook': {
    summary: 'Un pago cambió de estado',
    access: 'signed',
    raw: { contentTypes: ['application/json'], maxBytes: 1024, signatureHeader: 'x-signature' },
    answer: { status: 200, size: 'small', body: Type.Object({ id: Type.Integer() }) },
  },
})

/** A domain that receives a payment provider's events. */
const payments: Omit<Slice, 'migrations'> = {
  name: 'payments',
  ownData: nothingOwn,
  routes(app) {
    serve(app, contract, {
      'POST payments/webhook': ({ bytes, headers }) => {
        const given = Buffer.from(String(headers['x-signature']))
        const right = Buffer.from(sign(bytes))
        if (given.length !== right.length || !timingSafeEqual(given, right))
          return unauthorized('No coincide.')
        return ok(JSON.parse(String(bytes)) as { id: number })
      },
    })
  },
}

let server: TestServer
beforeAll(async () => {
  const home = await testHome()
  server = await testServer({
    home,
    slices: [{ ...payments, migrations: migrationsIn(home.environment.DATA_DIR) }],
  })
})
afterAll(async () => {
  await server.close()
  await server.home.remove()
})

const post = (payload: string, signature: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'x-signature': signature },
  })

test('a provider without a session is authenticated by its signature over the exact bytes', async () => {
  const payload = '{ "id" :  7 }'
  const signature = sign(Buffer.from(payload))
  expect(await post(payload, signature)).toMatchObject({ statusCode: 200, payload: '{"id":7}' })
  expect((await post('{"id":7}', signature)).statusCode).toBe(401)
})

test('OpenAPI has its body, its media types and its signature', async () => {
  const { body } = await server.call('GET openapi.json')
  expect(await new Validator().validate(body)).toMatchObject({ valid: true })
  const described = body.paths['/api/payments/webhook'].post
  expect(described.security).toEqual([])
  expect(Object.keys(described.requestBody.content)).toEqual(['application/json'])
  expect(described.parameters).toEqual([
    expect.objectContaining({ in: 'header', name: 'x-signature', required: true }),
  ])
})
