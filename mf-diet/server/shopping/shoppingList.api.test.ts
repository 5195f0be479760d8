import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { ShoppingListBody } from '../../contract/shopping'

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let aliments: number[]
const today = dayIn(new Date())
const week: ShoppingListBody = { from: today, to: addDays(today, 6), portions: 2 }

beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  const { body } = await server.call('GET aliments', { token: ana.token })
  aliments = body.map((aliment: { id: number }) => aliment.id)
})
afterAll(() => server.close())

const list = async (person = ana) => (await server.call('GET shopping-list', { token: person.token })).body
const make = (body: unknown, person = ana) => server.call('PUT shopping-list', { token: person.token, body })
const mark = (alimentId: unknown, checked: unknown = true, person = ana) =>
  server.call('PATCH shopping-list', { token: person.token, body: { alimentId, checked } })

describe('before there is a list', () => {
  test('it is for the next seven days, for one person, with an empty basket', async () => {
    const first = { from: today, to: addDays(today, 6), portions: 1, checked: [] }
    expect(await list(nuevo)).toEqual(first)
    server.pass(MS_PER_DAY)
    expect(await list(await server.signIn(NUEVO))).toMatchObject({ from: addDays(today, 1) })
    server.pass(-MS_PER_DAY)
  })

  test('a tick stores that list with its days', async () => {
    const [alimentId = 0] = aliments
    expect(await mark(alimentId, true, nuevo)).toMatchObject({
      status: 200,
      body: { alimentId, checked: true },
    })
    const made = { from: today, to: addDays(today, 6), portions: 1, checked: [alimentId] }
    expect(await list(nuevo)).toEqual(made)
    server.pass(MS_PER_DAY)
    expect(await list(await server.signIn(NUEVO))).toEqual(made)
    server.pass(-MS_PER_DAY)
  })
})

describe('a list', () => {
  test('is made for some days and people, and stored', async () => {
    expect(await make(week)).toMatchObject({ status: 200, body: week })
    expect(await list()).toMatchObject(week)
  })

  test('keeps the basket for more days, fewer, or more people', async () => {
    const [, a = 0, b = 0] = aliments
    await make(week)
    await mark(b)
    await mark(a)
    for (const to of [addDays(week.to, 3), week.from]) {
      const other = { from: week.from, to, portions: 4 }
      const { body } = await make(other)
      expect(body).toMatchObject(other)
      expect(body.checked).toEqual(expect.arrayContaining([a, b]))
      expect(await list()).toEqual(body)
    }
  })

  test('for other days the basket is empty; for the same days again, it is as before', async () => {
    const [, , , a = 0, b = 0] = aliments
    await make(week)
    await mark(a)
    const before = (await list()).checked
    expect(before).toContain(a)
    const next = { from: addDays(week.from, 7), to: addDays(week.to, 7), portions: 1 }
    expect((await make(next)).body).toEqual({ ...next, checked: [] })
    await mark(b)
    expect((await list()).checked).toEqual([b])
    expect((await make(week)).body.checked).toEqual(before)
    // A food that is bought again counts for the new days.
    await mark(b)
    expect((await list()).checked).toContain(b)
    expect((await make(next)).body.checked).toEqual([])
  })

  test('a tick has the same effect when repeated, and twenty times at once; so has taking it back', async () => {
    const alimentId = aliments.at(-1) ?? 0
    const before = (await list()).checked
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark(alimentId)))
    expect(answers.map(answer => answer.status)).toEqual(Array(20).fill(200))
    expect((await list()).checked).toEqual([...before, alimentId])
    for (const _ of [1, 2]) expect((await mark(alimentId, false)).status).toBe(200)
    expect((await list()).checked).toEqual(before)
  })

  test('is private', async () => {
    const alimentId = aliments.at(-2) ?? 0
    await mark(alimentId)
    expect((await list(nuevo)).checked).not.toContain(alimentId)
    await make({ ...week, portions: 7, userId: nuevo.id })
    expect((await list(nuevo)).portions).toBe(1)
  })
})

describe('refusals', () => {
  test.each([
    [{ from: today, to: addDays(today, -1) }, { to: 'El último día no puede ser anterior al primero.' }],
    [{ from: today, to: addDays(today, 31) }, { to: 'La lista puede ser de hasta 31 días.' }],
    [
      { from: '9998-12-31', to: '9998-12-31' },
      { from: 'La lista puede ser de hasta dos años antes o después de hoy.' },
    ],
    [{ from: '2026-02-30', to: today }, { from: expect.stringMatching(/^Debe ser una fecha/) }],
    [{ from: today, to: '21/11/2026' }, { to: expect.stringMatching(/^Debe ser una fecha/) }],
    [{ from: null, to: today }, { from: expect.any(String) }],
  ])('the days %j: 400, naming the field', async (days, errors) => {
    const before = await list()
    expect(await make({ ...days, portions: 1 })).toMatchObject({ status: 400, body: { errors } })
    expect(await list()).toEqual(before)
  })

  test('31 days are not too long', async () => {
    const month = { from: today, to: addDays(today, 30), portions: 1 }
    expect(await make(month)).toMatchObject({ status: 200, body: month })
  })

  test.each([0, -1, 21, 1.5, '2', null, undefined])('for %j people: 400', async portions => {
    expect(await make({ ...week, portions })).toMatchObject({
      status: 400,
      body: { errors: { portions: expect.any(String) } },
    })
  })

  test('a tick for an unknown food: 400, naming it', async () => {
    expect(await mark(2_000_000_000)).toMatchObject({
      status: 400,
      body: { errors: { alimentId: 'No encontramos este alimento.' } },
    })
  })

  test.each([
    ['1', true, 'alimentId'],
    [0, true, 'alimentId'],
    [1, 'true', 'checked'],
    [1, 1, 'checked'],
    [1, null, 'checked'],
  ])('the tick %j, %j: 400, naming %s', async (alimentId, checked, field) => {
    const { status, body } = await mark(alimentId, checked)
    expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: [field] })
  })
})
