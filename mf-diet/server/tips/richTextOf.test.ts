import { cleanRichText } from '../../rules/tips/cleanRichText'
import { richTextOf } from './richTextOf'

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  data: {},
  value,
  marks: marks.map(type => ({ type })),
})
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content })

test('paragraphs, bold, links, lists and quotes become the nodes of a tip', () => {
  const { document, problems } = richTextOf(
    'Bebe **agua**, y lee\n[la guía](https://www.gob.mx/salud).\n\n- uno\n- **dos**\n\n> Poco a poco.',
  )
  expect(problems).toEqual([])
  expect(document).toEqual(
    node(
      'document',
      node(
        'paragraph',
        text('Bebe '),
        text('agua', 'bold'),
        text(', y lee '),
        { ...node('hyperlink', text('la guía')), data: { uri: 'https://www.gob.mx/salud' } },
        text('.'),
      ),
      node(
        'unordered-list',
        node('list-item', node('paragraph', text('uno'))),
        node('list-item', node('paragraph', text('dos', 'bold'))),
      ),
      node('blockquote', node('paragraph', text('Poco a poco.'))),
    ),
  )
  // The reader removes nothing from the text that was written.
  expect(cleanRichText(document)).toEqual(document)
})

test.each([
  ['# Título', /No se puede mostrar «# Título»/],
  ['<script>alert(1)</script>', /No se puede mostrar «<script>/],
  ['Hola <b>tú</b>', /No se puede mostrar «<b>»/],
  ['![foto](https://a.example/a.png)', /No se puede mostrar «!\[foto\]/],
  ['[clic](javascript:alert(1))', /El enlace «javascript:alert\(1\)» debe empezar con https/],
  ['```\ncode\n```', /No se puede mostrar/],
  ['| a |\n|---|\n| b |', /No se puede mostrar/],
])('%s is reported', (markdown, problem) => {
  const { problems } = richTextOf(markdown)
  expect(problems.length).toBeGreaterThan(0)
  expect(problems[0]).toMatch(problem)
})
