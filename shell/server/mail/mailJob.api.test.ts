import type { SliceContext } from 'shared/server/slices/context'
import { databaseProxy } from 'shared/testing/services/databaseProxy'
import { startMailServer } from 'shared/testing/services/mailServer'
import { sliceOf } from 'shared/testing/sliceOf'
import { testServer } from 'shared/testing/testServer'
import { deadLetters } from '../jobs/deadLetters'
import { jobTable } from '../jobs/jobTable'

const MINUTE = 60_000
const cause = 'practice'
const mail = { to: 'ana@ejemplo.mx', subject: 'Tu compra', text: 'Gracias.', html: '<p>Gracias.</p>' }

async function serverFor(smtpUrl: string) {
  const server = await testServer({ slices: [sliceOf({})], environment: { SMTP_URL: smtpUrl } })
  return { server, context: server.context }
}

const waiting = ({ database }: SliceContext) => database.$count(jobTable)

test('a mail is sent with the transaction that asks for it, and not without', async () => {
  const relay = await startMailServer()
  const { server, context } = await serverFor(relay.url)
  await context.database.transaction(transaction => context.mail.send(mail, { transaction, cause }))
  const undone = context.database.transaction(async transaction => {
    await context.mail.send({ ...mail, to: 'nadie@ejemplo.mx' }, { transaction, cause })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await server.jobsDone()
  expect(relay.received.map(({ to }) => to)).toEqual([['ana@ejemplo.mx']])
  await server.close()
  await relay.stop()
})

test('a mail server that is away delays mails and loses none; delivered mails are deleted', async () => {
  const away = await startMailServer()
  await away.stop()
  const { server, context } = await serverFor(away.url)
  const before = await waiting(context)
  for (let i = 0; i < 3; i++) await context.mail.send({ ...mail, to: `persona${i}@ejemplo.mx` }, { cause })
  await server.jobsDone()
  server.pass(20 * MINUTE)
  await server.jobsDone()
  expect(await waiting(context)).toBe(before + 3)

  const back = await startMailServer(Number(new URL(away.url).port))
  server.pass(20 * MINUTE)
  await server.jobsDone()
  expect(back.received.map(({ to }) => to[0]).sort()).toEqual([0, 1, 2].map(i => `persona${i}@ejemplo.mx`))
  expect(await waiting(context)).toBe(before)
  await server.close()
  await back.stop()
})

test('a mail server that says nothing holds up no call, and gets its mail once it speaks', async () => {
  const relay = await startMailServer()
  const proxy = await databaseProxy(relay.url)
  const { server, context } = await serverFor(proxy.url)
  const before = await waiting(context)
  await proxy.fail('swallowing')
  await context.mail.send(mail, { cause })
  const attempt = server.jobsDone()
  expect((await server.call('GET health/ready')).status).toBe(200)
  await attempt
  expect([relay.received, await waiting(context)]).toEqual([[], before + 1])

  await proxy.fail('none')
  server.pass(20 * MINUTE)
  await server.jobsDone()
  expect(relay.received.map(({ to }) => to)).toEqual([[mail.to]])
  await server.close()
  await proxy.close()
  await relay.stop()
})

test('an address that is refused for now is tried again; one that is refused for good is a dead letter', async () => {
  const relay = await startMailServer()
  const { server, context } = await serverFor(relay.url)
  await context.mail.send({ ...mail, to: 'later@ejemplo.mx' }, { cause })
  await context.mail.send({ ...mail, to: 'refused@ejemplo.mx' }, { cause })
  await server.jobsDone()
  expect(await deadLetters(context.database)).toMatchObject([
    { job: 'mail', attempts: 1, reason: expect.stringMatching(/EENVELOPE 5\d\d$/) },
  ])
  const rows = await context.database.select().from(jobTable)
  expect(
    rows
      .filter(({ name }) => name === 'mail')
      .map(({ state }) => state)
      .sort(),
  ).toEqual(['failed', 'retry'])
  await server.close()
  await relay.stop()
})

test('a mail beyond its limits is refused at the call of send', async () => {
  const { server, context } = await serverFor('smtp://127.0.0.1:1')
  await expect(context.mail.send({ ...mail, subject: 'x'.repeat(201) }, { cause })).rejects.toThrow(
    /\/mail\/subject/,
  )
  await server.close()
})
