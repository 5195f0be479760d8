import { atBase, withoutStyleAttributes } from './staticHtml'

test('a style attribute becomes a rule, once however often it occurs', () => {
  const html =
    '<i style="inline-size:60%;aspect-ratio:4 / 3"></i><b style="inline-size:60%;aspect-ratio:4 / 3"></b>'
  const moved = withoutStyleAttributes({ html, css: '.a{color:red}' })
  const name = 'data-style="inline-size:60%;aspect-ratio:4 / 3"'
  expect(moved.html).toBe(`<i ${name}></i><b ${name}></b>`)
  expect(moved.css).toBe(`.a{color:red}[${name}]{inline-size:60%;aspect-ratio:4 / 3}`)
})

test('addresses of a release are completed by the server', () => {
  const part = { html: '<img src="/BASE/a.webp">', css: 'a{background:url(/BASE/b.svg)}' }
  expect(atBase(part, '/shell/1/')).toEqual({
    html: '<img src="/shell/1/a.webp">',
    css: 'a{background:url(/shell/1/b.svg)}',
  })
})
