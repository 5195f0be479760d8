import fastify from 'fastify'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import { jsonBodies } from './jsonBodies'
import { ok } from './outcome'
import { routeSchema } from './routeSchema'
import { serve } from './serve'
import { validatorCompiler } from './validator'

describe('a signed call', () => {
  const MAX_BYTES = 64
  const signed = defineContract({
    'POST payments/webhook': {
      summary: 'A payment was made',
      access: 'signed',
      raw: {
        contentTypes: ['application/json', 'application/x-www-form-urlencoded'],
        maxBytes: MAX_BYTES,
        signatureHeader: 'x-signature',
      },
      answer: {
        status: 200,
        size: 'small',
        body: Type.Object({ bytes: Type.String(), signature: Type.String() }),
      },
    },
  })

  async function webhook(payload: string | Buffer, headers: Record<string, string> = {}) {
    const server = fastify()
    server.setValidatorCompiler(validatorCompiler)
    jsonBodies(server)
    serve(server, signed, {
      'POST payments/webhook': ({ bytes, headers }) =>
        ok({ bytes: bytes.toString('base64'), signature: String(headers['x-signature']) }),
    })
    server.post('/other', request => ({ body: request.body }))
    const type = { 'content-type': 'application/json' }
    const post = (url: string) =>
      server.inject({ method: 'POST', url, payload, headers: { ...type, 'x-signature': 'abc', ...headers } })
    return { answer: await post('/payments/webhook'), other: await post('/other') }
  }

  const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')

  test.each([
    ['JSON with its blanks', '{ "id" : 1,\n"id":2 }', {}],
    ['what is no JSON', '{', {}],
    ['bytes that are no UTF-8', Buffer.from([0xff, 0x00, 0xfe]), {}],
    [
      'a form in another character set',
      'a=%F1',
      { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-1' },
    ],
    ['compressed bytes', Buffer.from([0x1f, 0x8b]), { 'content-encoding': 'gzip' }],
    ['nothing', '', {}],
  ])('gives the handler %s as it was sent, and the signature', async (_, payload, headers) => {
    const { answer } = await webhook(payload, headers)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ bytes: base64(payload), signature: 'abc' })
  })

  test('is refused where it is too long, of another type, or not signed', async () => {
    expect((await webhook('x'.repeat(MAX_BYTES))).answer.statusCode).toBe(200)
    expect((await webhook('x'.repeat(MAX_BYTES + 1))).answer.statusCode).toBe(413)
    expect((await webhook('x', { 'content-type': 'text/plain' })).answer.statusCode).toBe(415)
    expect((await webhook('{}', { 'x-signature': '' })).answer.statusCode).toBe(400)
  })

  test('does not change the calls beside it', async () => {
    const { other } = await webhook('{"a":1}')
    expect(other.json()).toEqual({ body: { a: 1 } })
    expect((await webhook('{')).other.statusCode).toBe(400)
    expect((await webhook('{}', { 'content-encoding': 'gzip' })).other.statusCode).toBe(415)
  })

  test('is documented with its types and its signature', () => {
    const schema = routeSchema('POST payments/webhook', signed['POST payments/webhook'])
    expect(schema).toMatchObject({
      consumes: ['application/json', 'application/x-www-form-urlencoded'],
      security: [],
      headers: { required: ['x-signature'] },
    })
  })
})
