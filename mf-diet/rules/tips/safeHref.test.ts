import { safeHref } from './safeHref'

test.each([
  ['https://www.gob.mx/salud', 'outside', 'https://www.gob.mx/salud'],
  ['mailto:hola@mydiet.mx', 'mail', 'mailto:hola@mydiet.mx'],
  ['/user/agendar?specialist=3', 'in-app', '/user/agendar?specialist=3'],
])('%s', (uri, kind, href) => {
  expect(safeHref(uri)).toEqual({ kind, href })
})

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'http://insecure.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://www.gob.mx@evil.example',
  'tel:123',
  'no es',
  '',
  undefined,
  null,
  7,
  { href: 'https://a.example' },
])('%p is no link', uri => {
  expect(safeHref(uri)).toBeUndefined()
})
