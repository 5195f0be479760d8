import fastify, { type FastifyInstance } from 'fastify'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import { ok } from './outcome'
import { serve } from './serve'
import { turns } from './turns'
import { validatorCompiler } from './validator'

const contract = defineContract({
  'GET notes': {
    summary: 'Notes',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(Type.String()) },
  },
})

let app: FastifyInstance
let address: string
/** Ends the calls that are being worked on, the oldest first. */
let working: (() => void)[]
beforeEach(async () => {
  working = []
  app = fastify({ forceCloseConnections: true })
  app.setValidatorCompiler(validatorCompiler)
  app.decorate('identify', async token => ({ id: Number(token.at(-1)) }))
  app.decorate('turns', turns())
  serve(app, contract, {
    'GET notes': async () => {
      await new Promise<void>(end => working.push(end))
      return ok([])
    },
  })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const ask = async (person: number, signal?: AbortSignal) => {
  const headers = { authorization: `Bearer ${'t'.repeat(20)}${person}` }
  const answer = await fetch(`${address}/notes`, { headers, ...(signal && { signal }) })
  await answer.arrayBuffer()
  return answer
}
const many = (count: number, person: number, signal?: AbortSignal) =>
  Array.from({ length: count }, () => ask(person, signal))

async function untilWorking(count: number): Promise<void> {
  while (working.length < count) await new Promise(setImmediate)
}

test('six calls of a person are worked on at the same time, and those of another beside them', async () => {
  const own = many(20, 1)
  await untilWorking(6)
  const other = ask(2)
  await untilWorking(7)
  expect(working).toHaveLength(7)
  working.pop()?.()
  expect((await other).status).toBe(200)
  expect(working).toHaveLength(6)
  for (let answered = 0; answered < 20; answered++) {
    await untilWorking(1)
    working.shift()?.()
  }
  expect(new Set((await Promise.all(own)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('of those that wait a hundred are kept; one more is told when to come again', async () => {
  const leave = new AbortController()
  const own = many(107, 1, leave.signal).map(call => call.catch(() => undefined))
  const refused = await Promise.race(own)
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '5'])
  leave.abort()
  await Promise.all(own)
})

test('calls whose readers left hold no turn', async () => {
  const leave = new AbortController()
  const own = many(20, 1, leave.signal).map(call => call.catch(() => undefined))
  await untilWorking(6)
  leave.abort()
  await Promise.all(own)
  const next = ask(1)
  let isAnswered = false
  void next.then(() => {
    isAnswered = true
  })
  while (!isAnswered) {
    for (const end of working.splice(0)) end()
    await new Promise(setImmediate)
  }
  expect((await next).status).toBe(200)
})
