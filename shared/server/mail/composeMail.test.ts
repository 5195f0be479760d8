import { composeMail } from './composeMail'

const content = {
  to: 'ana@mydiet.mx',
  firstName: 'María José',
  subject: 'Tu cita <mañana>',
  body: [
    'Te esperamos\na las 10.',
    { button: 'Ver & mover', link: 'https://app.ejemplo.mx/citas?a=1&b="2"' },
  ],
}

test('text and HTML say the same: greeting, body, link and farewell', () => {
  const { text, html } = composeMail(content)
  expect(text).toBe(
    'Hola, María José:\n\nTe esperamos\na las 10.\n\nhttps://app.ejemplo.mx/citas?a=1&b="2"\n\nCon cariño,\nEl equipo de My Diet',
  )
  for (const part of [
    'Hola, María José:',
    'Te esperamos<br>a las 10.',
    'Con cariño,<br>El equipo de My Diet',
  ]) {
    expect(html).toContain(`<p>${part}</p>`)
  }
})

test('the HTML is Spanish, and every value of a mail is escaped in it', () => {
  const { html } = composeMail({ ...content, body: [...content.body, 'Curso «<b>Uno</b> & "dos"»'] })
  expect(html).toContain('<html lang="es-MX">')
  expect(html).toContain('<p>Curso «&lt;b&gt;Uno&lt;/b&gt; &amp; &quot;dos&quot;»</p>')
  expect(html).toContain('<title>Tu cita &lt;mañana&gt;</title>')
  expect(html).toContain('href="https://app.ejemplo.mx/citas?a=1&amp;b=&quot;2&quot;"')
  expect(html).toContain('>Ver &amp; mover</a>')
})

test.each(['visita evil.example', 'http://evil.example', 'Ana\r\nOtra', '<b>Ana</b>', 'x'.repeat(41), ''])(
  'the greeting repeats only a name: «%s» is left out',
  firstName => {
    const { text, html } = composeMail({ ...content, firstName })
    expect(text).toMatch(/^Hola:\n/)
    expect(text + html).not.toMatch(/evil|Otra|<b>|xxxx/)
  },
)

test('attachments and the address to unsubscribe are part of the mail', () => {
  const attachments = [{ fileName: 'cita.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }]
  const unsubscribeLink = 'https://app.ejemplo.mx/user/privacidad'
  expect(composeMail({ ...content, attachments, unsubscribeLink })).toMatchObject({
    to: 'ana@mydiet.mx',
    subject: 'Tu cita <mañana>',
    attachments,
    unsubscribeLink,
  })
})
