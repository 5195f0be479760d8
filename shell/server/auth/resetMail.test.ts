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
  expect(html).toContain('u=abc&amp;x=&quot;1&quot;')
})
