import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/** The reasons for which a person reports a comment. */
export const REPORT_REASONS = ['offensive', 'health', 'private', 'spam'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

export const Comment = Type.Object({
  id: Id,
  /** Text, never HTML; empty where its author took it back and others have replied to it. */
  content: Type.String(),
  courseId: Id,
  /** The question that it replies to; 0 for a question. */
  parentId: Type.Integer({ minimum: 0 }),
  /** 0 where its author took it back, in another's anonymous comment, and for a specialist's reply. */
  userId: Type.Integer({ minimum: 0 }),
  createdAt: Type.String({ format: 'date-time' }),
  /** True for the caller's own comments, also for those that they posted anonymously. */
  isMine: Type.Boolean(),
  isEdited: Type.Boolean(),
  isAnonymous: Type.Boolean(),
  /** The person has reported it and the staff has not decided yet: its text is not sent. */
  isReported: Type.Boolean(),
  /** The name of the specialist who replied; empty for a patient. */
  specialist: Type.String(),
  /** The only field of the author that leaves the server; empty in an anonymous comment. */
  user: Type.Object({ firstName: Type.String() }),
  likes: Type.Array(Type.Object({ userId: Id })),
  /** The number of replies. */
  answerCount: Type.Integer(),
})
export type Comment = Static<typeof Comment>

/** A question of the list of all comments has its replies, the oldest first. */
const ListedComment = Type.Object({ ...Comment.properties, answers: Type.Optional(Type.Array(Comment)) })
export type ListedComment = Static<typeof ListedComment>

/**
 * Without a course: every comment of the person's courses, the newest first, and with each question its replies. With a course: its questions, in the order
 * of the filter. With a question too: the replies to it, the oldest first.
 */
export const CommentQuery = Type.Object({
  courseId: Type.Optional(Id),
  parentId: Type.Optional(Id),
  filter: Type.Optional(Type.Enum(['all', 'popular', 'recent', 'unanswered'])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
})
export type CommentQuery = Static<typeof CommentQuery>

/** At most 400 characters as a person counts them (280 in the newer view), each of which may be several in JSON. */
export const CommentText = Type.String({ maxLength: 20_000 })

export const CommentBody = Type.Object({
  content: CommentText,
  courseId: Id,
  parentId: Type.Optional(Type.Union([Type.Null(), Type.Integer({ minimum: 0, maximum: 2_147_483_647 })])),
  /** A question without the asker's name, in a course that allows it. A reply of its asker is anonymous by itself. */
  isAnonymous: Type.Optional(Type.Boolean()),
})
export type CommentBody = Static<typeof CommentBody>

const CommentLike = Type.Object({ commentId: Id, userId: Id })

export const communityContract = defineContract({
  'GET commentary': {
    summary: 'Los comentarios de los cursos de la persona; con courseId, las preguntas de uno, por páginas',
    query: CommentQuery,
    answer: { size: 'heavy', body: Type.Array(ListedComment) },
  },
  'POST commentary': {
    limited: true,
    summary: 'Preguntar en la comunidad de un curso, o responder a una pregunta',
    body: CommentBody,
    idempotent: true,
    answer: { size: 'small', body: Comment },
  },
  'PATCH commentary/{id}': {
    summary: 'Corregir un comentario propio durante los quince minutos siguientes',
    params: Type.Object({ id: Id }),
    body: Type.Object({ content: CommentText }),
    answer: { size: 'small', body: Comment },
  },
  'POST commentary/{id}/report': {
    limited: true,
    summary: 'Reportar el comentario de otra persona; repetirlo no cambia nada',
    params: Type.Object({ id: Id }),
    body: Type.Object({ reason: Type.Enum([...REPORT_REASONS]) }),
    answer: { size: 'small', body: Type.Object({ commentId: Id }) },
  },
  'DELETE commentary/{id}': {
    summary: 'Quitar un comentario propio; de una pregunta con respuestas se quitan el texto y el nombre',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
  'POST commentary/{id}/like': {
    summary: 'Indicar que un comentario gusta; repetirlo no cambia nada',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: CommentLike },
  },
  'DELETE commentary/{id}/like': {
    summary: 'Quitar el propio «me gusta»; repetirlo no cambia nada',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
