import { join } from 'node:path'
import { runProgram } from 'shared/testing/runProgram'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { ANA, PASSWORD, testServer } from 'shared/testing/testServer'
import { addEntry } from './auditLog'

const MEMBER = 'doctora@mydiet.mx'

let home: TestHome
beforeAll(async () => {
  home = await testHome()
})
afterAll(() => home.remove())

const run = (...words: string[]) => runProgram(join(__dirname, 'main.ts'), words, home.environment).ended

test('an operator adds a member, reads the log and removes the member', async () => {
  const added = await run('add', MEMBER, 'Laura', 'Garza')
  expect(added).toMatchObject({ code: 0, said: expect.stringContaining(MEMBER) })
  const [, token] = /reset-password\?u=([\w-]{43})\n/.exec(added.said) ?? []
  expect(await run('list')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^doctora@mydiet.mx\tLaura Garza\t2\d/),
  })
  expect(await run('add', ANA)).toEqual({
    code: 1,
    said: `${ANA}: ese correo ya es la cuenta de un paciente.\n`,
  })

  const server = await testServer({ home })
  await server.call(`POST auth/${token}/set-password`, { body: { password: PASSWORD } })
  expect((await server.signIn(MEMBER)).staff).toBe(true)
  const { id } = await server.signIn()
  const at = new Date('2026-05-05T12:00:00Z')
  const { database } = server.context
  for (const personId of [id, null]) {
    await addEntry(database, { at, staff: MEMBER, act: 'lab 1 answered', personId })
  }
  await server.close()

  const lines = [id, undefined].map(
    person => `2026-05-05T12:00:00.000Z\t${MEMBER}\tlab 1 answered\t${person ? `${person} ${ANA}` : '-'}\n`,
  )
  expect(await run('log')).toEqual({ code: 0, said: lines.join('') })
  expect(await run('log', '2026-05-06')).toEqual({ code: 0, said: '' })
  expect(await run('remove', MEMBER)).toMatchObject({ code: 0 })
  expect(await run('list')).toMatchObject({ code: 0, said: expect.stringContaining('Nadie') })
  expect(await run('log')).toEqual({ code: 0, said: lines.join('') })
})

test('words that are no command say how it is used', async () => {
  for (const words of [[], ['add'], ['log', 'ayer'], ['promote', ANA]]) {
    expect(await run(...words)).toMatchObject({ code: 2, said: expect.stringContaining('Uso:') })
  }
})
