import { cleanRichText } from './cleanRichText'

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  data: {},
  value,
  marks: marks.map(type => ({ type })),
})
const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content })
const document = (...content: unknown[]) => node('document', ...content)

test('known nodes and marks stay as they are', () => {
  const whole = document(
    node('paragraph', text('Bebe '), text('agua', 'bold'), {
      ...node('hyperlink', text('aquí')),
      data: { uri: 'https://www.gob.mx' },
    }),
    node('unordered-list', node('list-item', node('paragraph', text('uno')))),
    node('ordered-list', node('list-item', node('paragraph', text('primero', 'italic')))),
    node('blockquote', node('paragraph', text('dos'))),
  )
  expect(cleanRichText(whole)).toEqual(whole)
})

test.each(['embedded-asset-block', 'table', 'constructor', '__proto__', 'toString'])(
  'a node called %s is removed, its text stays',
  nodeType => {
    expect(cleanRichText(document(node(nodeType, node('paragraph', text('queda')))))).toEqual(
      document(node('paragraph', text('queda'))),
    )
  },
)

test('removes unknown marks', () => {
  expect(cleanRichText(document(node('paragraph', text('x', 'bold', 'constructor', 'code'))))).toEqual(
    document(node('paragraph', text('x', 'bold'))),
  )
})

test('a heading is a strong paragraph, in which a link stays one', () => {
  const link = { ...node('hyperlink', text('aquí')), data: { uri: 'https://www.gob.mx' } }
  expect(cleanRichText(document(node('heading-6', text('Lee'), link)))).toEqual(
    document(node('paragraph', text('Lee', 'bold'), link)),
  )
  for (const nodeType of ['heading-7', 'heading-12', 'subheading-1']) {
    expect(cleanRichText(document(node(nodeType, text('queda'))))).toEqual(document(text('queda')))
  }
  expect(cleanRichText(document(node('heading-1', text('Título'))))).toEqual(
    document(node('paragraph', text('Título', 'bold'))),
  )
})

test.each([
  null,
  undefined,
  'texto',
  7,
  [],
  {},
  { nodeType: 'paragraph', content: [] },
  { nodeType: 'document' },
  { nodeType: 'document', content: 'x' },
  { nodeType: 'document', content: [null, 3, 'x', { content: 5 }, { nodeType: 'text', value: 9 }] },
])('%j is no description', value => {
  expect(cleanRichText(value)).toBeUndefined()
})

test('cuts nodes that are nested too deep', () => {
  let deep: unknown = text('fondo')
  for (let level = 0; level < 50_000; level++) deep = node('blockquote', deep)
  const cut = JSON.stringify(cleanRichText(document(node('paragraph', text('arriba')), deep)))
  expect(cut).toContain('arriba')
  expect(cut).not.toContain('fondo')
})
