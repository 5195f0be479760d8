import fastify from 'fastify'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import type { Database } from '../database/database'
import { Json } from './json'
import { created, forbidden, notFound, ok, tooMany } from './outcome'
import { serve } from './serve'
import { validatorCompiler } from './validator'

const contract = defineContract({
  'GET dishes/{id}': {
    summary: 'A dish',
    access: 'anyone',
    params: Type.Object({ id: Type.Integer() }),
    answer: { status: 200, size: 'small', body: Type.Object({ name: Type.String() }) },
  },
  'POST dishes': {
    summary: 'Another dish',
    access: 'person',
    body: Type.Object({ name: Type.String() }),
    answer: { status: 201, size: 'small', body: Type.Object({ name: Type.String() }) },
  },
  'POST dishes/{id}/eat': {
    summary: 'Eaten, once',
    access: 'person',
    idempotent: true,
    params: Type.Object({ id: Type.Integer() }),
    answer: { status: 201, size: 'small', body: Type.Object({ key: Type.String() }) },
  },
})

defineContract({
  // @ts-expect-error a call says how much its answer may become
  'GET dishes': { summary: 'Dishes', access: 'anyone', answer: { status: 200, body: Type.Object({}) } },
})

type Handlers = Parameters<typeof serve<typeof contract>>[2]
const handlers: Handlers = {
  'GET dishes/{id}': ({ params }) => {
    if (params.id === 1) return notFound('No está.')
    if (params.id === 2) return tooMany('Espera.', 30)
    if (params.id === 4) return ok(new Json<{ name: string }>(Buffer.from('{"name":"Caldo"}')))
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

test('an answer has the contract’s fields and no others', async () => {
  const answer = await app().inject('/dishes/9')
  expect(answer.json()).toEqual({ name: 'Sopa' })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('an answer that is JSON already is sent as it is', async () => {
  const answer = await app().inject('/dishes/4')
  expect(answer.body).toBe('{"name":"Caldo"}')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
})

test('refusals are values, mapped to a status once', async () => {
  expect(await app().inject('/dishes/1')).toMatchObject({ statusCode: 404, body: '{"message":"No está."}' })
  const wait = await app().inject('/dishes/2')
  expect(wait).toMatchObject({ statusCode: 429, headers: { 'retry-after': '30' } })
  expect((await app().inject('/dishes/3')).json()).toEqual({ message: 'No.', errors: { id: 'Este no.' } })
})

test('a caller without the right is refused before the body is read', async () => {
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

  test('recognises the attempt by its key, whatever its case; other headers stay', async () => {
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

describe('a staff call', () => {
  const contract = defineContract({
    'POST days-off': {
      summary: 'A day on which the practice is closed',
      access: 'staff:agenda',
      body: Type.Object({ day: Type.String() }),
      answer: { status: 201, size: 'small', body: Type.Object({ day: Type.String() }) },
    },
  })
  const database = {} as Database
  const recorded: object[] = []

  async function send(token?: string, payload: string | object = { day: '2026-12-25' }) {
    const server = fastify()
    server.setValidatorCompiler(validatorCompiler)
    server.decorate('identify', async token => (token.startsWith('good') ? { id: token.length } : undefined))
    server.decorate('staffDoor', {
      memberOf: async ({ id }) => {
        const duties = { 20: ['agenda', 'labs'], 22: ['labs'] }[id]
        return duties && { id, email: 'equipo@mydiet.mx', duties }
      },
      confirmedRecently: () => false,
      refuse: async ({ email }, act) => void recorded.push([email, act]),
      record: async (...entry) => void recorded.push(entry),
    })
    serve(server, contract, {
      'POST days-off': ({ body, audit, staff }) =>
        audit(
          database,
          { act: `day off ${body.day}`, whose: null },
          created({ day: `${body.day} ${staff.email}` }),
        ),
    })
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    return server.inject({ method: 'POST', url: '/days-off', payload, headers })
  }

  test('is for members alone; others are refused before the body is read', async () => {
    expect((await send(undefined, '{')).statusCode).toBe(401)
    expect((await send('bad-token-of-somebody', '{')).statusCode).toBe(401)
    expect((await send('good-token-of-a-patient', '{')).statusCode).toBe(403)
    expect(recorded).toEqual([])
  })

  test('refuses a member with other duties, and records it', async () => {
    recorded.length = 0
    const refused = await send('good-token-of-a-nurse1', '{')
    expect(refused.statusCode).toBe(403)
    expect(recorded).toEqual([['equipo@mydiet.mx', 'refused without agenda: POST /days-off']])
    recorded.length = 0
  })

  test('knows its member and records the act', async () => {
    const answer = await send('good-token-of-member')
    expect(answer).toMatchObject({ statusCode: 201, body: '{"day":"2026-12-25 equipo@mydiet.mx"}' })
    const member = { id: 20, email: 'equipo@mydiet.mx', duties: ['agenda', 'labs'] }
    expect(recorded).toEqual([[database, member, { act: 'day off 2026-12-25', whose: null }]])
  })
})

test('a call of the staff without a duty, or with an unknown one, does not compile', () => {
  const described = { summary: '', answer: { status: 200, size: 'small', body: Type.Object({}) } } as const
  defineContract({
    // @ts-expect-error the duty is missing
    'GET staff/labs': { ...described, access: 'staff' },
  })
  // @ts-expect-error a path of the staff needs a duty, a person is not enough
  defineContract({ 'GET staff/labs': described })
  defineContract({
    // @ts-expect-error no member has this duty
    'GET staff/labs': { ...described, access: 'staff:gardening' },
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

test('a hook that a plugin adds to each route runs once a call', async () => {
  let calls = 0
  const server = fastify()
  server.setValidatorCompiler(validatorCompiler)
  server.decorate('identify', async () => ({ id: 7 }))
  // As plugins do: @fastify/compress pushes its hook onto the list that it finds.
  server.addHook('onRoute', ({ onRequest }) => {
    if (Array.isArray(onRequest)) onRequest.push(async () => void calls++)
  })
  serve(server, contract, handlers)
  const headers = { authorization: 'Bearer good-token-of-somebody' }
  const answer = await server.inject({ method: 'POST', url: '/dishes', headers, payload: { name: 'Sopa' } })
  expect(answer.statusCode).toBe(201)
  expect(calls).toBe(1)
})
