import { SpecialtyWord } from 'shared/published/specialty'
import type { Picture } from 'shared/server/content/contentFolder'
import Type, { type Static } from 'typebox'
import type { ContentType } from '../../contract/tips'

/** The rows of the practice's four files of tips, under the columns' names. */

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Optional = Type.String({ maxLength: 200 })
/** An entry's id is part of addresses, so it stays once published. */
const EntryId = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,63}$' })

export const TipRow = Type.Object({
  id: EntryId,
  specialty: SpecialtyWord,
  title: Name,
  image: Optional,
  /** Labels separated by |, each of them in the specialty's category or subCategory. */
  tags: Type.String({ maxLength: 1000 }),
  videoyoutube: Optional,
  /** Markdown. */
  description: Type.String({ minLength: 1, maxLength: 20_000 }),
})

export const VideoRow = Type.Object({
  id: EntryId,
  specialty: SpecialtyWord,
  title: Name,
  image: Optional,
  tags: Type.String({ maxLength: 1000 }),
  videoyoutube: Name,
})

/** The parts of a list are separated by |. */
export const CategoryRow = Type.Object({
  specialty: SpecialtyWord,
  title: Name,
  category: Name,
  subCategory: Type.String({ maxLength: 1000 }),
})

export const DocumentRow = Type.Object({ specialty: SpecialtyWord, file: Name, infoName: Name })

export type TipRow = Static<typeof TipRow>
export type VideoRow = Static<typeof VideoRow>
export type CategoryRow = Static<typeof CategoryRow>
export type DocumentRow = Static<typeof DocumentRow>

/** A checked tip or video, with its lists split and its picture loaded. */
export interface EntryContent {
  id: string
  contentType: ContentType
  title: string
  picture: Picture | undefined
  /** Rich text as JSON; empty for an entry without a description. */
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
