import fastify from 'fastify'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import { created, forbidden, notFound, ok, tooMany } from './outcome'
import { serve } from './serve'
import { validatorCompiler } from './validator'

const contract = defineContract({
  'GET dishes/{id}': {
    summary: 'A dish',
    access: 'anyone',
    params: Type.Object({ id: Type.Integer() }),
    answer: { status: 200, body: Type.Object({ name: Type.String() }) },
  },
  'POST dishes': {
    summary: 'Another dish',
    access: 'person',
    body: Type.Object({ name: Type.String() }),
    answer: { status: 201, body: Type.Object({ name: Type.String() }) },
  },
  'POST dishes/{id}/eat': {
    summary: 'Eaten, once',
    access: 'person',
    idempotent: true,
    params: Type.Object({ id: Type.Integer() }),
    answer: { status: 201, body: Type.Object({ key: Type.String() }) },
  },
})

type Handlers = Parameters<typeof serve<typeof contract>>[2]
const handlers: Handlers = {
  'GET dishes/{id}': ({ params }) => {
    if (params.id === 1) return notFound('No está.')
    if (params.id === 2) return tooMany('Espera.', 30)
    if (params.id === 3) return forbidden('No.', { id: 'Este no.' })
    return ok({ name: 'Sopa', secret: 'not in the contract' } as { name: string })
  },
  'POST dishes': ({ body, person }) => created({ name: `${body.name} of ${person.id}` }),
  'POST dishes/{id}/eat': ({ idempotencyKey, request }) =>
    created({ key: `${idempotencyKey} ${request.headers['x-other']}` }),
}

function app() {
  const server = fastify()
  server.setValidatorCompiler(validatorCompiler)
  server.decorate('identify', async token => (token.startsWith('good') ? { id: 7 } : undefined))
  serve(server, contract, handlers)
  return server
}

test('an answer has what the contract says and nothing more', async () => {
  const answer = await app().inject('/dishes/9')
  expect(answer.json()).toEqual({ name: 'Sopa' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('refusals are values, mapped to a status once', async () => {
  expect(await app().inject('/dishes/1')).toMatchObject({ statusCode: 404, body: '{"message":"No está."}' })
  const wait = await app().inject('/dishes/2')
  expect(wait).toMatchObject({ statusCode: 429, headers: { 'retry-after': '30' } })
  expect((await app().inject('/dishes/3')).json()).toEqual({ message: 'No.', errors: { id: 'Este no.' } })
})

test('who may not call is turned away before the body is read', async () => {
  const answer = await app().inject({
    method: 'POST',
    url: '/dishes',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(401)
})

test('the person is the token’s', async () => {
  const headers = { authorization: 'Bearer good-token-of-somebody' }
  const answer = await app().inject({ method: 'POST', url: '/dishes', payload: { name: 'Flan' }, headers })
  expect(answer).toMatchObject({ statusCode: 201, body: '{"name":"Flan of 7"}' })
})

describe('a call that may be repeated', () => {
  const eat = (headers: Record<string, string>) =>
    app().inject({
      method: 'POST',
      url: '/dishes/1/eat',
      headers: { authorization: 'Bearer good-token-of-somebody', 'x-other': 'stays', ...headers },
    })

  test('knows the attempt by its key, in one way of writing it; other headers stay', async () => {
    const key = '2F1C7A4E-9b1d-4c55-8f0e-3a6d5b7c9e21'
    expect((await eat({ 'idempotency-key': key })).json()).toEqual({ key: `${key.toLowerCase()} stays` })
  })

  test('can be made without one', async () => {
    expect((await eat({})).json()).toEqual({ key: 'undefined stays' })
  })

  test('is refused with a key that is no uuid', async () => {
    expect((await eat({ 'idempotency-key': 'again' })).statusCode).toBe(400)
  })
})

test('a forgotten, misspelt or wrongly answered call does not compile', () => {
  // @ts-expect-error one call has no handler
  const forgotten: Handlers = { 'GET dishes/{id}': handlers['GET dishes/{id}'] }
  const misspelt: Handlers = {
    ...handlers,
    // @ts-expect-error there is no such call
    'POST dish': handlers['POST dishes'],
  }
  const wrong: Handlers = {
    ...handlers,
    // @ts-expect-error the answer is not the contract's
    'GET dishes/{id}': () => ok({ title: 'x' }),
  }
  expect([forgotten, misspelt, wrong]).toHaveLength(3)
})
