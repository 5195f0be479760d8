import type { ContentEntries, ContentEntry, ContentType, TipCategory } from '../../contract'

/** Tips for stories, as our server answers them, without pictures. */

const link = (linkType: string, id: string) => ({ sys: { type: 'Link' as const, linkType, id } })
const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  data: {},
  value,
  marks: marks.map(type => ({ type })),
})
const node = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content })

const description = node(
  'document',
  node('paragraph', text('La sed suele llegar tarde. '), text('Lo que se ve, se toma', 'bold'), text('.')),
  node(
    'unordered-list',
    node('list-item', node('paragraph', text('Toma un vaso al despertar.'))),
    node('list-item', node('paragraph', text('Lleva una botella que sepas cuánto mide.'))),
  ),
  node('blockquote', node('paragraph', text('Si tu orina es de color amarillo claro, vas bien.'))),
  node(
    'paragraph',
    text('Si tienes dudas, lee '),
    {
      ...node('hyperlink', text('lo que dice la Secretaría de Salud')),
      data: { uri: 'https://www.gob.mx/salud' },
    },
    text('.'),
  ),
)

const TITLES = [
  'Agua a la vista, agua que se toma',
  'Arma tu plato por mitades',
  'Tres desayunos en cinco minutos',
  'Qué te dicen los sellos negros',
  'Al súper con lista y sin hambre',
  'Colaciones que sí llenan',
]

function entryOf(kind: ContentType, title: string, at: number): ContentEntry {
  return {
    metadata: { tags: [link('Tag', at % 2 ? 'habitos' : 'hidratacion')] },
    sys: { id: `${kind}-${at}`, type: 'Entry', contentType: link('ContentType', kind) },
    fields: { title, description, ...(kind === 'video' && { videoyoutube: '9iMGFqMmUFs' }) },
  }
}

export function sampleEntries(kind: ContentType): ContentEntries {
  const items = TITLES.map((title, at) => entryOf(kind, title, at))
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items }
}

export const sampleCategories: TipCategory[] = [
  {
    title: 'Nutrición',
    category: ['Hidratación', 'Hábitos'],
    subCategory: ['En 5 minutos'],
    specialty: 'NUTRITION',
    documents: [
      { name: 'guia.pdf', infoName: 'Guía para armar tu plato' },
      { name: 'lista.pdf', infoName: 'Lista del súper para imprimir' },
    ],
  },
]
