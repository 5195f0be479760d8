import type { ContentEntries, ContentEntry, ContentType, TipCategory } from '../../contract/tips'

/** Tips for stories, as our server sends them; Storybook serves the demo's pictures by the names of their files. */

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

const TIPS = [
  ['Agua a la vista, agua que se toma', 'tip-agua-a-la-vista'],
  ['Arma tu plato por mitades', 'tip-plato-del-bien-comer'],
  ['Tres desayunos en cinco minutos', 'tip-desayuno-en-cinco'],
  ['Qué te dicen los sellos negros', 'tip-leer-sellos'],
  ['Al súper con lista y sin hambre', 'tip-lista-del-super'],
  ['Colaciones que sí llenan', 'tip-colaciones-que-llenan'],
] as const

const assets = TIPS.map(
  ([, picture]): ContentEntry => ({
    sys: { id: picture, type: 'Asset' },
    fields: { file: { url: `/api/files/${picture}.webp`, contentType: 'image/webp' } },
  }),
)

function entryOf(kind: ContentType, title: string, picture: string, at: number): ContentEntry {
  return {
    metadata: { tags: [link('Tag', at % 2 ? 'habitos' : 'hidratacion')] },
    sys: { id: `${kind}-${at}`, type: 'Entry', contentType: link('ContentType', kind) },
    fields: {
      title,
      description,
      imagen: link('Asset', picture),
      ...(kind === 'video' && { videoyoutube: '9iMGFqMmUFs' }),
    },
  }
}

export function sampleEntries(kind: ContentType): ContentEntries {
  const items = TIPS.map(([title, picture], at) => entryOf(kind, title, picture, at))
  return {
    sys: { type: 'Array' },
    total: items.length,
    skip: 0,
    limit: 1000,
    items,
    includes: { Asset: assets },
  }
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
