import { integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { defineContract } from 'shared/contract'
import { DUTIES } from 'shared/published/duties'
import { notFound, ok } from 'shared/server/http/outcome'
import { type Handlers, serve } from 'shared/server/http/serve'
import { erased, ownRows } from 'shared/server/privacy/ownData'
import type { Slice } from 'shared/server/slices/slice'
import { migrationsIn } from 'shared/testing/migrationsIn'
import { testHome } from 'shared/testing/testHome'
import { ANA, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import Type from 'typebox'
import { auditLog } from '../auth/schema'
import { slices } from '../slices'
import { addStaff, removeStaff } from './manageStaff'
import { staffAccounts } from './staffStore'

const MEMBER = 'equipo@mydiet.mx'
const STAFF_ONLY = 'Esta acción es solo para el equipo de la clínica.'

const labs = pgSchema('clinic').table('labs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  response: text(),
})

const contract = defineContract({
  'PUT labs/{id}/response': {
    summary: 'Answers a lab',
    access: 'staff:labs',
    params: Type.Object({ id: Type.Integer() }),
    body: Type.Object({ response: Type.String(), fails: Type.Optional(Type.Boolean()) }),
    answer: { status: 200, size: 'small', body: Type.Object({ id: Type.Integer() }) },
  },
})

class HalfWay extends Error {
  readonly statusCode = 409
}

/** A domain with staff calls. */
const clinic: Omit<Slice, 'migrations'> = {
  name: 'clinic',
  ownData: ownRows({ labs: erased(labs) }),
  routes(app, { database }) {
    serve(app, contract, {
      'PUT labs/{id}/response': ({ params, body, audit }) =>
        database.transaction(async one => {
          const [lab] = await one.select().from(labs)
          if (lab?.id !== params.id) return notFound('No está.')
          await one.update(labs).set({ response: body.response })
          const act = { act: `lab ${lab.id} answered`, whose: lab.userId }
          const done = await audit(one, act, ok({ id: lab.id }))
          if (body.fails) throw new HalfWay()
          return done
        }),
    })
  },
}

let server: TestServer
let ana: { id: number; token: string }
let entriesBefore = 0
beforeAll(async () => {
  const home = await testHome()
  const sql = `create schema clinic;
--> statement-breakpoint
create table clinic.labs (id int primary key generated always as identity, user_id int not null, response text);`
  const migrations = migrationsIn(home.environment.DATA_DIR, sql)
  server = await testServer({ home, slices: [...slices, { ...clinic, migrations }] })
})
beforeEach(async () => {
  // Every test begins with no sign-in attempts counted.
  server.pass(60 * 60_000)
  ana = await server.signIn()
  const { database } = server.context
  await database.delete(labs)
  await database.execute('alter sequence clinic.labs_id_seq restart')
  await database.insert(labs).values({ userId: ana.id })
  entriesBefore = await database.$count(auditLog)
})
afterAll(async () => {
  await server.close()
  await server.home.remove()
})

const PATIENT = {
  firstName: 'Lucía',
  lastName: 'Cantú',
  password: PASSWORD,
  phone: '8187654321',
  birthdate: '1988-02-29',
  gender: 'female',
}

async function register(email: string, more: object = {}) {
  const registered = await server.call('POST auth/register', { body: { ...PATIENT, email, ...more } })
  expect(registered.status).toBe(200)
  return server.signIn(email)
}

const respond = (token?: string, body: object = {}) =>
  server.call('PUT labs/1/response', { token, body: { response: 'Todo bien.', ...body } })
/** The entries of this test: those of earlier tests cannot be removed. */
const log = () => server.context.database.select().from(auditLog).orderBy(auditLog.id).offset(entriesBefore)
const responses = async () => (await server.context.database.select().from(labs)).map(lab => lab.response)

describe('a staff call', () => {
  test('is refused to a visitor and to a patient, before the body is read', async () => {
    const headers = { 'content-type': 'application/json' }
    const send = (token?: string) => server.call('PUT labs/1/response', { token, headers, body: '{' })
    expect((await send()).status).toBe(401)
    expect(await send(ana.token)).toMatchObject({ status: 403, body: { message: STAFF_ONLY } })
    expect(await log()).toEqual([])
  })

  test('is done and logged in one transaction: member, act, person, moment', async () => {
    const member = await server.signInStaff()
    // The member has not accepted the patients' privacy notice, which staff calls do not require.
    expect(member.mustAcceptPrivacyNotice).toBe(true)
    expect(await respond(member.token)).toMatchObject({ status: 200, body: { id: 1 } })
    expect(await responses()).toEqual(['Todo bien.'])
    const [entry, ...others] = await log()
    expect(entry).toEqual({
      id: expect.any(Number),
      at: expect.any(Date),
      staff: MEMBER,
      act: 'lab 1 answered',
      personId: ana.id,
    })
    expect(others).toEqual([])
  })

  test('that fails half-way leaves neither its change nor an entry', async () => {
    const { token } = await server.signInStaff()
    expect((await respond(token, { fails: true })).status).toBe(409)
    expect([await responses(), await log()]).toEqual([[null], []])
  })

  test('about a person whose account has ended meanwhile changes nothing, 404', async () => {
    const { token } = await server.signInStaff()
    await server.context.database.update(labs).set({ userId: 2_000_000 })
    expect((await respond(token)).status).toBe(404)
    expect([await responses(), await log()]).toEqual([[null], []])
  })

  test('that is not logged does not compile', () => {
    const forgetful: Handlers<typeof contract> = {
      // @ts-expect-error a success without an entry in the log
      'PUT labs/{id}/response': async ({ params }) => ok({ id: params.id }),
    }
    expect(Object.keys(forgetful)).toHaveLength(1)
  })

  test('is documented with its token and its log', async () => {
    const { body } = await server.call('GET openapi.json')
    expect(body.paths['/api/labs/{id}/response'].put).toMatchObject({
      security: [{ token: [] }],
      description: expect.stringContaining('equipo'),
    })
  })
})

describe('the audit log', () => {
  test('accepts only new entries, from every user of the database', async () => {
    await respond((await server.signInStaff()).token)
    const { database } = server.context
    const before = await log()
    const refused = { cause: { message: 'auth.audit_log is append-only' } }
    for (const change of [{ act: 'nothing' }, { staff: 'x' }, { at: new Date(0) }, { personId: null }]) {
      await expect(database.update(auditLog).set(change)).rejects.toMatchObject(refused)
    }
    await expect(database.delete(auditLog)).rejects.toMatchObject(refused)
    await expect(database.execute('truncate auth.audit_log')).rejects.toMatchObject(refused)
    expect(await log()).toEqual(before)
  })

  test('is in the person’s own data, and does not name them once their account has ended', async () => {
    const lucia = await register('lucia@ejemplo.mx')
    await server.context.database.update(labs).set({ userId: lucia.id })
    expect((await respond((await server.signInStaff()).token)).status).toBe(200)
    const own = await server.call('GET auth/me/data', { token: lucia.token })
    expect(own.body.auditLog).toEqual([{ at: expect.any(String), act: 'lab 1 answered' }])
    expect(JSON.stringify(own.body)).not.toContain(MEMBER)

    const body = { password: PASSWORD }
    expect((await server.call('DELETE auth/me', { token: lucia.token, body })).status).toBe(200)
    expect(await log()).toEqual([expect.objectContaining({ staff: MEMBER, personId: null })])
  })
})

describe('an account of the staff', () => {
  test('signs in by the same call, and only its answer has `staff`', async () => {
    const member = await server.signInStaff()
    expect(member).toMatchObject({ staff: true, duties: DUTIES })
    const { body } = await server.call('POST auth/me', { token: member.token })
    expect(body).toMatchObject({ staff: true, duties: DUTIES })
    expect(ana).not.toHaveProperty('staff')
    expect(ana).not.toHaveProperty('duties')
    expect((await server.call('POST auth/me', { token: ana.token })).body).not.toHaveProperty('staff')
  })

  test('has no password until its link is used; a later link replaces the first', async () => {
    const email = 'nueva@mydiet.mx'
    const first = await addStaff(server.context, { email: ` ${email.toUpperCase()}` })
    const second = await addStaff(server.context, { email, firstName: 'Otra' })
    const body = { password: PASSWORD }
    expect((await server.call(`POST auth/${first}/set-password`, { body })).status).toBe(404)
    await expect(server.signIn(email)).rejects.toThrow('401')
    expect((await server.call(`POST auth/${second}/set-password`, { body })).status).toBe(200)
    expect((await server.signIn(email)).firstName).toBe('nueva')
  })

  test('is never created for an address that a patient registered: it could be a stranger’s', async () => {
    await expect(addStaff(server.context, { email: ANA })).rejects.toThrow('ya es la cuenta de un paciente')
    await expect(addStaff(server.context, { email: 'sin arroba' })).rejects.toThrow('correo')
    expect((await respond(ana.token)).status).toBe(403)
  })

  test('ends with its sessions at once; a patient’s account cannot be removed this way', async () => {
    const { token } = await server.signInStaff()
    expect((await respond(token)).status).toBe(200)
    await removeStaff(server.context, slices, MEMBER)
    expect((await respond(token)).status).toBe(401)
    await expect(server.signIn(MEMBER)).rejects.toThrow('401')
    expect((await log()).map(entry => entry.staff)).toEqual([MEMBER])
    for (const email of [MEMBER, ANA]) {
      await expect(removeStaff(server.context, slices, email)).rejects.toThrow(email)
    }
    expect((await server.call('POST auth/me', { token: ana.token })).status).toBe(200)
  })
})

test('no call of a patient or a visitor makes a member of the staff', async () => {
  const claims = { staff: true, staffSince: '2026-01-01T00:00:00Z', staff_since: 'now()', role: 'staff' }
  const members = await staffAccounts(server.context.database)
  const rosa = await register('rosa@ejemplo.mx', claims)
  expect(rosa).not.toHaveProperty('staff')

  const ending = ['/api/auth/logout', '/api/auth/me', '/api/auth/sessions']
  for (const { method, url } of server.routes) {
    if (!['POST', 'PUT', 'PATCH', 'DELETE'].includes(method) || ending.includes(url)) continue
    const path = url.replace('/api/', '').replace(/:\w+/g, String(ana.id))
    for (const token of [ana.token, undefined]) {
      await server.call(`${method} ${path}`, { token, body: { ...PATIENT, ...claims } })
    }
  }
  const profile = { ...claims, objective: 'Correr' }
  await server.context.ports.people.changeProfile(server.context.database, ana.id, profile)
  expect(await staffAccounts(server.context.database)).toEqual(members)
  for (const { token } of [ana, rosa]) expect((await respond(token)).status).toBe(403)
})
