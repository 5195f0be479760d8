import { MS_PER_HOUR } from 'shared/dates/times'
import { ANA, NUEVO, PASSWORD, testServer } from 'shared/testing/testServer'

test('a clock that steps back an hour: sessions, saves and limits go on, and a mail comes once', async () => {
  const server = await testServer({ environment: { PUBLIC_ORIGIN: 'https://app.ejemplo.mx' } })
  server.pass(MS_PER_HOUR)
  const { token } = await server.signIn()
  const rating = { score: 'FUE_GENIAL', comments: 'Rica' }
  const headers = { 'idempotency-key': '3b9f1c52-6f0e-4d8e-9c55-0a4f5f6f7a21' }
  const [recipe] = (await server.call('GET recipes', { token })).body.filter(
    ({ preparation }: { preparation: string }) => preparation !== '',
  )
  const rate = () =>
    server.call(`POST recipes/${recipe.id}/comments`, { token, headers, body: { ...rating } })
  const first = await rate()
  expect(first.status).toBe(201)
  await server.call('POST auth/reset-password-request', { body: { email: NUEVO } })

  server.pass(-MS_PER_HOUR)
  expect((await server.call('POST auth/me', { token })).status).toBe(200)
  expect(await rate()).toMatchObject({ status: 201, body: first.body })
  expect((await server.call('PUT exclusions/1', { token, body: { reason: 'dislike' } })).status).toBe(200)
  const wrong = () => server.call('POST auth/login', { body: { email: ANA, password: 'Otra#2026' } })
  const statuses = []
  for (let i = 0; i < 11; i++) statuses.push((await wrong()).status)
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429])
  const again = { body: { email: NUEVO, password: PASSWORD } }
  expect((await server.call('POST auth/login', again)).status).toBe(200)

  await server.jobsDone()
  server.pass(MS_PER_HOUR)
  const mails = await server.mails({ to: NUEVO })
  expect(mails.filter(({ text }) => text.includes('/reset-password'))).toHaveLength(1)
  await server.close()
})
