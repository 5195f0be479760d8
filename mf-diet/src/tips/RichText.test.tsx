import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'shared/router/memory'
import { cleanRichText } from '../../rules/tips/cleanRichText'
import { RichText } from './RichText'

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  data: {},
  value,
  marks: marks.map(type => ({ type })),
})
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content })
const link = (uri: unknown, words: string) => ({ ...node('hyperlink', text(words)), data: { uri } })

function show(...content: unknown[]) {
  const document = cleanRichText(node('document', ...content))
  if (!document) throw new Error('there is nothing to show')
  return render(
    <MemoryRouter>
      <RichText document={document} />
    </MemoryRouter>,
  )
}

test('paragraphs, bold, lists and quotes', () => {
  const { container } = show(
    node('paragraph', text('Bebe '), text('agua', 'bold')),
    node('unordered-list', node('list-item', node('paragraph', text('uno')))),
    node('blockquote', node('paragraph', text('Poco a poco'))),
  )
  expect(container.querySelector('p')).toHaveTextContent('Bebe agua')
  expect(screen.getByText('agua').tagName).toBe('STRONG')
  expect(screen.getByRole('listitem')).toHaveTextContent('uno')
  expect(container.querySelector('blockquote')).toHaveTextContent('Poco a poco')
})

test('a link that leads outside opens another tab, which has no access to this one', () => {
  show(node('paragraph', link('https://www.gob.mx/salud', 'Secretaría de Salud')))
  const outside = screen.getByRole('link', { name: /Secretaría de Salud \(se abre en otra pestaña\)/ })
  expect(outside).toHaveAttribute('href', 'https://www.gob.mx/salud')
  expect(outside).toHaveAttribute('target', '_blank')
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
})

test('a link of the app stays in it, a mail address opens no tab', () => {
  show(node('paragraph', link('/user/agendar/2', 'Agenda'), link('mailto:hola@mydiet.mx', 'Escríbenos')))
  expect(screen.getByRole('link', { name: 'Agenda' })).toHaveAttribute('href', '/user/agendar/2')
  expect(screen.getByRole('link', { name: 'Agenda' })).not.toHaveAttribute('target')
  expect(screen.getByRole('link', { name: 'Escríbenos' })).toHaveAttribute('href', 'mailto:hola@mydiet.mx')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://a.example',
  undefined,
  { a: 1 },
])('a link to %p is plain text', uri => {
  const { container } = show(node('paragraph', link(uri, 'clic aquí')))
  expect(container.querySelector('p')).toHaveTextContent('clic aquí')
  expect(container.querySelector('a, [href]')).toBeNull()
})

test('unknown nodes are removed, their text stays; text is never HTML', () => {
  const { container } = show(
    node('embedded-entry-block', node('paragraph', text('<img src=x onerror="alert(1)">'))),
    node('constructor', node('paragraph', text('queda'))),
    node('hr'),
  )
  expect(container).toHaveTextContent('<img src=x onerror="alert(1)">')
  expect(container).toHaveTextContent('queda')
  expect(container.querySelector('img, script, hr')).toBeNull()
})
