import { defineContract } from 'shared/contract'
import Type, { type Static } from 'typebox'

/** The kinds of entries that are read from the content service (shared/product/wire.md#calls). */
export const ContentType = Type.Enum([
  'tip',
  'tipPsicologia',
  'tipGinecologia',
  'video',
  'videoPsicologia',
  'videoGinecologia',
])
export type ContentType = Static<typeof ContentType>

const ContentLink = Type.Object({
  sys: Type.Object({ type: Type.Literal('Link'), linkType: Type.String(), id: Type.String() }),
})

/**
 * An entry or an asset of the content service. The practice defines its fields, so each field is checked when it is
 * read.
 */
export const ContentEntry = Type.Object({
  metadata: Type.Optional(Type.Object({ tags: Type.Array(ContentLink) })),
  sys: Type.Object({
    id: Type.String(),
    type: Type.String(),
    contentType: Type.Optional(ContentLink),
    createdAt: Type.Optional(Type.String()),
    updatedAt: Type.Optional(Type.String()),
  }),
  fields: Type.Record(Type.String(), Type.Unknown()),
})
export type ContentEntry = Static<typeof ContentEntry>

/** The entries and assets that other entries link to; the reader resolves the links. */
export const ContentIncludes = Type.Object({
  Asset: Type.Optional(Type.Array(ContentEntry)),
  Entry: Type.Optional(Type.Array(ContentEntry)),
})
export type ContentIncludes = Static<typeof ContentIncludes>

/** The collection of the Contentful Delivery API. */
export const ContentEntries = Type.Object({
  sys: Type.Object({ type: Type.Literal('Array') }),
  total: Type.Integer(),
  skip: Type.Integer(),
  limit: Type.Integer(),
  items: Type.Array(ContentEntry),
  includes: Type.Optional(ContentIncludes),
})
export type ContentEntries = Static<typeof ContentEntries>

const ContentName = Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$' })

/** The query: entries of one kind, or one entry of any kind by its id. */
export const ContentQuestion = Type.Object({
  content_type: Type.Optional(ContentType),
  'sys.id': Type.Optional(ContentName),
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
  /** The depth to which links are resolved into `includes`. */
  include: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
})
export type ContentQuestion = Static<typeof ContentQuestion>

/** A node of rich text, as the content service writes it. */
export interface RichTextNode {
  nodeType: string
  data: { uri?: string }
  content?: RichTextNode[]
  /** Only on text nodes. */
  value?: string
  marks?: { type: string }[]
}

/** A category item (shared/product/diet.md#tips): the title of a specialty's screen, its tags and its documents. */
export const TipCategory = Type.Object({
  title: Type.String(),
  category: Type.Array(Type.String()),
  subCategory: Type.Array(Type.String()),
  /** PSYCHOLOGY or GYNECOLOGY; any other value means nutrition. */
  specialty: Type.String(),
  documents: Type.Array(Type.Object({ name: Type.String(), infoName: Type.String() })),
})
export type TipCategory = Static<typeof TipCategory>

export const tipsContract = defineContract({
  'GET content/spaces/{space}/environments/{environment}/entries': {
    summary: 'Tips y videos, en el formato de entrega de Contentful',
    params: Type.Object({ space: ContentName, environment: ContentName }),
    query: ContentQuestion,
    answer: { size: 'small', body: ContentEntries },
  },
  'GET content/categories': {
    summary: 'De cada especialidad, el título, las etiquetas y los documentos de su pantalla de tips',
    answer: { size: 'list', body: Type.Array(TipCategory) },
  },
})
