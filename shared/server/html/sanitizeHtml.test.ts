import { ALLOWED_TAGS } from '../../html/allowedHtml'
import { XSS_PAYLOADS } from '../../testing/xssPayloads'
import { plainTextOf, sanitizeHtml } from './sanitizeHtml'

test('the tags of a recipe stay', () => {
  const html =
    '<ol><li>Hierve <strong>8 minutos</strong>.</li></ol><p>Más en <a href="https://ejemplo.mx">aquí</a></p>'
  expect(sanitizeHtml(html)).toBe(html)
})

test.each([
  ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['<p onclick="x()" style="position:fixed" class="a" id="b">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a href="//malo.mx">a</a>', '<a>a</a>'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<iframe src="https://malo.mx"></iframe>a', 'a'],
  ['<svg><script>alert(1)</script></svg>a', 'a'],
  ['<form action="/x"><input name="a"></form>a', 'a'],
])('%s becomes %s', (html, clean) => {
  expect(sanitizeHtml(html)).toBe(clean)
})

test('of 200 payloads and more, each leaves only allowed tags, and no attribute but a link’s', () => {
  expect(new Set(XSS_PAYLOADS).size).toBeGreaterThanOrEqual(200)
  const link = 'a href="(https?|mailto|tel):[^"<>]*"'
  const allowed = new RegExp(`^</?(${ALLOWED_TAGS.join('|')}|${link})( /)?>`)
  const bad = XSS_PAYLOADS.filter(payload => {
    const clean = sanitizeHtml(payload)
    return [...clean.matchAll(/</g)].some(({ index }) => !allowed.test(clean.slice(index)))
  })
  expect(bad).toEqual([])
})

test('the text of HTML has a line a paragraph, and its signs as a person reads them', () => {
  expect(plainTextOf('<p>Glucosa &lt; 100<br>normal</p><ul><li>Uno &amp; <b>dos</b></li></ul>')).toBe(
    'Glucosa < 100\nnormal\nUno & dos',
  )
})
