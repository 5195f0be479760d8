import { ANA, testServer } from 'shared/testing/testServer'

test('two instances share one limit', async () => {
  const one = await testServer()
  const other = await testServer({ home: one.home })
  const guess = (_: unknown, i: number) =>
    [one, other][i % 2]?.call('POST auth/login', { body: { email: ANA, password: 'Equivocada#1' } })
  const answers = await Promise.all(Array.from({ length: 40 }, guess))
  expect(answers.filter(answer => answer?.status === 401)).toHaveLength(10)
  expect(answers.filter(answer => answer?.status === 429)).toHaveLength(30)
  await other.close()
  await one.close()
})
