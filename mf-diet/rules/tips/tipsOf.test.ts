import type { ContentEntry } from '../../contract/tips'
import { tipsOf } from './tipsOf'

const link = (linkType: string, id: string) => ({ sys: { type: 'Link' as const, linkType, id } })
const description = {
  nodeType: 'document',
  data: {},
  content: [
    { nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', data: {}, value: 'Hola', marks: [] }] },
  ],
}
const entry = (fields: Record<string, unknown>): ContentEntry => ({
  metadata: { tags: [link('Tag', 'hidratacion')] },
  sys: { id: 'agua', type: 'Entry', contentType: link('ContentType', 'tip') },
  fields: { title: 'Agua', ...fields },
})
const asset = (url: unknown, contentType: unknown = 'image/webp'): ContentEntry => ({
  sys: { id: 'foto', type: 'Asset' },
  fields: { file: { url, contentType } },
})
const read = (fields: Record<string, unknown>, ...assets: ContentEntry[]) =>
  tipsOf({ items: [entry(fields)], includes: { Asset: assets } })[0]

test('reads an entry with all of its parts', () => {
  const fields = { imagen: link('Asset', 'foto'), description, videoyoutube: 'https://youtu.be/xyQY8a-ng6g' }
  expect(read(fields, asset('/api/files/a.webp'))).toEqual({
    id: 'agua',
    title: 'Agua',
    specialty: 'nutricion',
    picture: '/api/files/a.webp',
    description,
    video: 'xyQY8a-ng6g',
    tags: ['hidratacion'],
  })
})

test('reads an entry with only a title', () => {
  expect(tipsOf({ items: [{ sys: { id: 'x', type: 'Entry' }, fields: { title: ' Solo ' } }] })).toEqual([
    {
      id: 'x',
      title: 'Solo',
      specialty: undefined,
      picture: undefined,
      description: undefined,
      video: undefined,
      tags: [],
    },
  ])
})

test.each([undefined, '', '  ', 7, null])('an entry with the title %p is no tip', title => {
  expect(read({ title })).toBeUndefined()
})

test('the service’s addresses have no protocol; of several pictures the first is taken', () => {
  const imagen = [link('Asset', 'foto'), link('Asset', 'otra')]
  expect(read({ imagen }, asset('//images.ctfassets.net/a/b.jpg', 'image/jpeg'))?.picture).toBe(
    'https://images.ctfassets.net/a/b.jpg',
  )
})

test.each([
  ['javascript:alert(1)', 'image/png'],
  ['http://insecure.example/a.png', 'image/png'],
  ['/api/files/a.pdf', 'application/pdf'],
  [7, 'image/png'],
  [undefined, undefined],
])('an asset at %p of the type %p is no picture', (url, contentType) => {
  expect(read({ imagen: link('Asset', 'foto') }, asset(url, contentType))?.picture).toBeUndefined()
})

test('an unresolved link, and no link at all', () => {
  expect(read({ imagen: link('Asset', 'lejos') }, asset('/api/files/a.webp'))?.picture).toBeUndefined()
  for (const imagen of ['foto', {}, null]) {
    expect(read({ imagen }, asset('/api/files/a.webp'))?.picture).toBeUndefined()
    expect(tipsOf({ items: [entry({ imagen })], includes: {} })[0]?.picture).toBeUndefined()
  }
})
