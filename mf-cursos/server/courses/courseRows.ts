import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/**
 * The rows of the practice's five files of courses, under the columns' names. The author chooses the ids; they stay
 * once published, since people's progress refers to them.
 */

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Optional = Type.String({ maxLength: 200 })
const Text = Type.String({ maxLength: 1000 })
const Html = Type.String({ maxLength: 20_000 })
/** Empty, the name of a file, or the address of a file that the practice serves. */
const File = Type.String({ maxLength: 500, pattern: '^(https://[^\\s"<>]+|[\\p{L}\\p{N} ._-]+)?$' })

export const CourseRow = Type.Object({
  title: Name,
  name: Optional,
  featureImage: Optional,
  featureVideo: Type.String({ maxLength: 100, pattern: '^[\\w-]*$' }),
  /** Whether questions in its community may be asked without a name: *sí*, or empty; without the column, none may. */
  anonymousQuestions: Type.Optional(Type.String({ pattern: '^(sí)?$' })),
  description: Type.String({ minLength: 1, maxLength: 20_000 }),
})

export const CategoryRow = Type.Object({
  id: Id,
  /** The title of its course. */
  course: Name,
  category: Name,
  name: Optional,
  title: Optional,
  description: Html,
})
export type CategoryRow = Static<typeof CategoryRow>

export const ModuleRow = Type.Object({
  id: Id,
  /** The id of its category. */
  category: Id,
  name: Name,
  frase: Text,
  image: Optional,
})
export type ModuleRow = Static<typeof ModuleRow>

export const TopicRow = Type.Object({
  id: Id,
  /** The id of its module. */
  module: Id,
  name: Name,
  description: Text,
  /** Days until the next topic opens. */
  duration: Type.Integer({ minimum: 0, maximum: 366 }),
})
export type TopicRow = Static<typeof TopicRow>

export const SubtopicRow = Type.Object({
  id: Id,
  /** The id of its topic. */
  topic: Id,
  name: Name,
  description: Html,
  image: Optional,
  /** A YouTube video's id or address, or empty. */
  video: Optional,
  /** A file name in `audio/`, or the address of a recording that the practice serves, or empty. */
  audio: File,
  /** A file name in `captions/`, or the address of captions that the practice serves, or empty; the column may be absent. */
  captions: Type.Optional(File),
  documento: Optional,
  /** Minutes. */
  duration: Type.Integer({ minimum: 0, maximum: 600 }),
  frase: Text,
  pts: Type.Integer({ minimum: 0, maximum: 1000 }),
  /** Ids of tips, separated by |. */
  tip: Type.String({ maxLength: 1000 }),
})
export type SubtopicRow = Static<typeof SubtopicRow>
