import type { Picture } from 'shared/server/content/contentFolder'
import Type, { type Static } from 'typebox'
import type { ContentType } from '../../contract'

/** The rows of the practice's four files of tips, under the columns' names. */

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Optional = Type.String({ maxLength: 200 })
/** An entry's id stands in addresses: once published it stays. */
const EntryId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' })
const Specialty = Type.Union([
  Type.Literal('nutricion'),
  Type.Literal('psicologia'),
  Type.Literal('ginecologia'),
])

export const TipRow = Type.Object({
  id: EntryId,
  specialty: Specialty,
  title: Name,
  image: Optional,
  /** Labels with | between them, each of them in the specialty's category or subCategory. */
  tags: Type.String({ maxLength: 1000 }),
  videoyoutube: Optional,
  /** Markdown. */
  description: Type.String({ minLength: 1, maxLength: 20_000 }),
})

export const VideoRow = Type.Object({
  id: EntryId,
  specialty: Specialty,
  title: Name,
  image: Optional,
  tags: Type.String({ maxLength: 1000 }),
  videoyoutube: Name,
})

/** The lists are written with | between their parts. */
export const CategoryRow = Type.Object({
  specialty: Specialty,
  title: Name,
  category: Name,
  subCategory: Type.String({ maxLength: 1000 }),
})

export const DocumentRow = Type.Object({ specialty: Specialty, file: Name, infoName: Name })

export type TipRow = Static<typeof TipRow>
export type VideoRow = Static<typeof VideoRow>
export type CategoryRow = Static<typeof CategoryRow>
export type DocumentRow = Static<typeof DocumentRow>

/** A tip or a video, checked, with its lists taken apart and its picture found. */
export interface EntryContent {
  id: string
  contentType: ContentType
  title: string
  picture: Picture | undefined
  /** Rich text, as JSON; empty where there is none. */
  description: string
  video: string
  tags: string[]
}

export interface CategoryContent {
  specialty: string
  title: string
  category: string[]
  subCategory: string[]
  documents: { file: Picture; infoName: string }[]
}
