import { join } from 'node:path'
import { appCode } from 'shared/testing/appCode'
import { runProgram } from 'shared/testing/programs/runProgram'
import { testHome } from 'shared/testing/testHome'
import { ANA, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { leavePort } from '../runningPort'
import { slices } from '../slices'
import { addEntry } from './auditLog'
import { staffCommand } from './staffCommand'

const MEMBER = 'doctora@mydiet.mx'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** The lines that the operator reads. */
async function run(...words: string[]): Promise<string[]> {
  const lines: string[] = []
  await staffCommand(words)?.({ context: server.context, slices, say: line => lines.push(line) })
  return lines
}

test('an operator adds a member, reads the log and removes the member', async () => {
  const [, link = ''] = await run('add', MEMBER, 'Laura', 'Garza')
  expect(await run('list')).toEqual([
    expect.stringMatching(/^doctora@mydiet.mx\tLaura Garza\t2\S+\tninguna$/),
  ])
  const body = { password: PASSWORD }
  await server.call(`POST auth/${new URL(link).searchParams.get('u')}/set-password`, { body })
  const member = await server.signIn(MEMBER)
  expect(member.staff).toBe(true)

  const { token } = member
  const { key } = (await server.call('POST auth/second-factor/enrolment', { token })).body
  const code = appCode(key, server.context.now())
  expect((await server.call('PUT auth/second-factor', { token, body: { code } })).status).toBe(200)

  const labs = () => server.call('GET staff/labs', { token: member.token })
  const other = 'Esta acción no es de tus tareas en la clínica. Pide a quien administra que te la asigne.'
  expect(await labs()).toMatchObject({ status: 403, body: { message: other } })
  expect(await run('duties', MEMBER, 'agenda,labs')).toEqual([`${MEMBER}: agenda, labs.`])
  expect((await labs()).status).toBe(200)
  expect(await run('duties', MEMBER, 'ninguna')).toEqual([
    `${MEMBER}: sin tareas.`,
    'Ya no tiene: agenda, labs.',
  ])
  expect((await labs()).status).toBe(403)
  expect(await run('teams', MEMBER, 'mf-diet,shell')).toEqual([
    `${MEMBER}: entrega mf-diet, shell, si tiene la tarea releases.`,
  ])
  expect(await run('list')).toEqual([expect.stringMatching(/\tninguna\tmf-diet,shell$/)])
  expect(await run('teams', MEMBER, 'todas')).toEqual([
    `${MEMBER}: entrega todas las partes, si tiene la tarea releases.`,
  ])
  const acts = (await run('log')).map(line => line.split('\t')[2])
  const refused = 'refused without labs: GET /api/staff/labs'
  expect(acts).toEqual([refused, expect.any(String), refused])

  const { id } = await server.signIn()
  for (const personId of [id, null]) {
    const entry = { at: new Date('2026-05-05T12:00:00Z'), staff: MEMBER, act: 'lab 1 answered', personId }
    await addEntry(server.context.database, entry)
  }
  const lines = [`${id} ${ANA}`, '-'].map(
    whose => `2026-05-05T12:00:00.000Z\t${MEMBER}\tlab 1 answered\t${whose}`,
  )
  expect((await run('log')).slice(-2)).toEqual(lines)
  expect(await run('log', '2999-05-06')).toEqual(['El equipo no ha hecho nada desde entonces.'])

  expect(await run('enrol', MEMBER)).toEqual([expect.stringContaining('activa otro')])
  expect((await server.call('POST auth/me', { token })).status).toBe(401)
  expect((await server.signIn(MEMBER)).secondFactor).toBe('ENROL')

  expect(await run('remove', MEMBER)).toHaveLength(1)
  expect((await server.call('POST auth/me', { token: member.token })).status).toBe(401)
  expect(await run('list')).toEqual([expect.stringContaining('Nadie')])
  expect((await run('log')).slice(-2)).toEqual(lines)
})

test.each([
  [[]],
  [['add']],
  [['remove']],
  [['enrol']],
  [['duties', MEMBER]],
  [['duties', MEMBER, 'labs,jardín']],
  [['teams', MEMBER]],
  [['teams', MEMBER, 'dieta']],
  [['log', 'ayer']],
  [['promote', ANA]],
])('%j is no command', words => {
  expect(staffCommand(words)).toBeUndefined()
})

test('as a program it prints the error and exits with a code', async () => {
  const home = await testHome()
  const program = (...words: string[]) =>
    runProgram(join(__dirname, 'main.ts'), words, home.environment).ended
  expect(await program()).toMatchObject({ code: 2, said: expect.stringContaining('Uso:') })
  const taken = `${ANA}: ese correo ya es la cuenta de un paciente.\n`
  expect(await program('add', ANA)).toEqual({ code: 1, said: taken })
  await home.remove()
})

test('the link of a new member leads to the running server, whatever port the command was started with', async () => {
  const { config } = server.context
  const [, before] = await run('add', 'nueva@mydiet.mx')
  expect(before).toContain(`http://localhost:${config.port}/reset-password?u=`)
  await leavePort({ ...config, port: 4123 })
  const [, link] = await run('add', 'nueva@mydiet.mx')
  expect(link).toContain('http://localhost:4123/reset-password?u=')
  await run('remove', 'nueva@mydiet.mx')
})
