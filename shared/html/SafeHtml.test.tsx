import { render, screen, waitFor } from '@testing-library/react'
import { SafeHtml, textOf } from './SafeHtml'

async function shown(html: string): Promise<string> {
  const { container } = render(<SafeHtml html={`<p>listo</p>${html}`} />)
  await waitFor(() => expect(container.querySelector('p')).not.toBeNull())
  return container.firstElementChild?.innerHTML.replace('<p>listo</p>', '') ?? ''
}

test.each([
  ['<script>alert(1)</script>', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<style>p { color: red }</style>', ''],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<form action="https://evil.example"><input name="token"></form>', ''],
  ['<strong onclick="alert(1)" style="color:red" class="x" id="root">hola</strong>', '<strong>hola</strong>'],
  ['<a href="javascript:alert(1)">ver</a>', '<a>ver</a>'],
  ['<a href=" jAvAsCrIpT:alert(1)">ver</a>', '<a>ver</a>'],
  ['<a href="data:text/html,<script>alert(1)</script>">ver</a>', '<a>ver</a>'],
])('shows %s as «%s»', async (html, clean) => {
  expect(await shown(html)).toBe(clean)
})

test('keeps the marks of a text', async () => {
  const html =
    '<h3>Paso</h3><ol><li>Uno <em>y</em> <strong>dos</strong></li></ol><a href="mailto:a@mydiet.mx">escribe</a>'
  expect(await shown(html)).toBe(html)
})

test('a link to another page opens in a new tab, which learns nothing about this one', async () => {
  expect(await shown('<a href="https://mydiet.mx" target="_top" rel="opener">ver</a>')).toBe(
    '<a href="https://mydiet.mx" target="_blank" rel="noopener noreferrer">ver</a>',
  )
})

test('shows new contents', async () => {
  const { rerender } = render(<SafeHtml html="<p>uno</p>" />)
  expect(await screen.findByText('uno')).toBeVisible()
  rerender(<SafeHtml html="<p>dos</p>" />)
  expect(screen.getByText('dos')).toBeVisible()
  expect(screen.queryByText('uno')).not.toBeInTheDocument()
})

test('textOf answers the text alone', () => {
  expect(textOf('<ol><li>Lava.</li><li>Corta &amp; <b>sirve</b>.</li></ol>')).toBe('Lava. Corta & sirve.')
  expect(textOf('')).toBe('')
})

test('textOf leaves out elements that are not text', () => {
  expect(textOf('<p>Sirve.</p><script>alert(1)</script><style>p{}</style>')).toBe('Sirve.')
})
