import { resetMail } from './resetMail'

const LINK = 'https://app.ejemplo.mx/reset-password?u=abc&x="1"'

test('text and HTML say the same, in Spanish', () => {
  const { subject, text, html } = resetMail('ana@mydiet.mx', 'María José', LINK)
  expect(subject).toBe('Crea una nueva contraseña para My Diet')
  for (const part of ['Hola, María José:', 'vence en 60 minutos', 'Si no fuiste tú', 'My Diet']) {
    expect(text).toContain(part)
    expect(html).toContain(part)
  }
  expect(text).toContain(LINK)
  expect(html).toContain('<html lang="es-MX">')
})

test('nothing in the HTML is more than text', () => {
  const { html } = resetMail('ana@mydiet.mx', '<img src=x onerror=alert(1)>', LINK)
  expect(html).not.toMatch(/<img|x="1"/)
  expect(html).toContain('u=abc&amp;x=&quot;1&quot;')
})

test.each(['visita evil.example', 'http://evil.example', 'Ana\r\nOtra', '<b>Ana</b>', 'x'.repeat(41)])(
  'a name that is more than a name is not repeated to the owner of the address: «%s»',
  firstName => {
    const { text, html } = resetMail('ana@mydiet.mx', firstName, LINK)
    expect(text).toMatch(/^Hola:\n/)
    expect(text + html).not.toMatch(/evil|Otra|<b>|xxxx/)
  },
)
