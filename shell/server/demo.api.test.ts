import { testServer } from 'shared/testing/testServer'

test('a second start of the demo changes nothing', async () => {
  const first = await testServer({ environment: { DEMO: 'yes' } })
  const before = await first.signIn()
  const recipes = (await first.call('GET recipes', { token: before.token })).text
  await first.app.close()

  const second = await testServer({ home: first.home, environment: { DEMO: 'yes' } })
  const after = await second.signIn()
  expect({ ...after, token: '' }).toEqual({ ...before, token: '' })
  expect((await second.call('GET recipes', { token: after.token })).text).toBe(recipes)
  await second.close()
  await first.home.remove()
})

test('the four courses have the titles that open recipes', async () => {
  const server = await testServer()
  const { token } = await server.signIn()
  const { body } = await server.call('GET courses', { token })
  expect(body.map((course: { title: string }) => course.title)).toEqual([
    'Nutrición funcional',
    'Control de peso',
    'Salud hormonal',
    'Vida activa',
  ])
  await server.close()
})
