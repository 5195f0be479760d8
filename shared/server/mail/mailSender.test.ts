import { type MailServer, startMailServer } from '../../testing/mailServer'
import { readConfig } from '../config/config'
import { mailSender } from './mailSender'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

const sender = (smtpUrl = server.url) =>
  mailSender(readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: 'My Diet <hola@ejemplo.mx>' }))

const mail = { subject: 'Contraseña', text: 'Hola, Ana: año nuevo', html: '<p>Hola, Ana: año nuevo</p>' }

test('a mail reaches a real server, signed in, in text and in HTML', async () => {
  const arrived = server.next()
  await sender().send({ ...mail, to: 'ana@ejemplo.mx' })
  const { to, user, raw } = await arrived
  expect(to).toEqual(['ana@ejemplo.mx'])
  expect(user).toBe('mydiet')
  expect(raw).toMatch(/^From: My Diet <hola@ejemplo\.mx>\r$/m)
  expect(raw).toMatch(/^To: ana@ejemplo\.mx\r$/m)
  expect(raw).toMatch(/^Subject: =\?UTF-8\?Q\?Contrase=C3=B1a\?=\r$/m)
  expect(raw).toMatch(/multipart\/alternative/)
  expect(raw).toMatch(/text\/plain[\s\S]+Hola, Ana: a=C3=B1o nuevo[\s\S]+text\/html[\s\S]+<p>Hola/)
})

test('an attachment and the address to unsubscribe reach the server', async () => {
  const arrived = server.next()
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  await sender().send({
    ...mail,
    to: 'ana@ejemplo.mx',
    attachments: [{ fileName: 'cita.ics', contentType: 'text/calendar; method=REQUEST', content: calendar }],
    unsubscribeLink: 'https://app.ejemplo.mx/user/privacidad',
  })
  const { raw } = await arrived
  expect(raw).toMatch(/^Content-Type: text\/calendar;.*method=REQUEST/m)
  expect(raw).toMatch(/^Content-Disposition: attachment; filename=cita\.ics\r$/m)
  expect(raw).toContain(Buffer.from(calendar).toString('base64'))
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/app\.ejemplo\.mx\/user\/privacidad>\r$/m)
})

test('a line break in an address adds no header and no other address', async () => {
  const before = server.received.length
  await sender()
    .send({ ...mail, to: 'ana@ejemplo.mx\r\nBcc: otra@ejemplo.mx' })
    .catch(() => undefined)
  for (const { to, raw } of server.received.slice(before)) {
    expect(to).not.toContain('otra@ejemplo.mx')
    expect(raw).not.toMatch(/^Bcc:/m)
  }
})

test('a refused address is told by the code alone', async () => {
  const refusal = sender().send({ ...mail, to: 'refused@ejemplo.mx' })
  await expect(refusal).rejects.toThrow(/^the mail server did not take a mail: EENVELOPE 5\d\d$/)
})

test('a server that is not there is an error, not a wait', async () => {
  const refusal = sender('smtp://127.0.0.1:1').send({ ...mail, to: 'ana@ejemplo.mx' })
  await expect(refusal).rejects.toThrow(/did not take a mail: E\w+/)
})
