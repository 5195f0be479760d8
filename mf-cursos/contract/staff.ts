import { defineContract } from 'shared/contract'
import { Id, PageQuery } from 'shared/published/fields'
import Type, { type Static } from 'typebox'
import { CommentText, REPORT_REASONS } from './community'

/** A comment as the staff sees it: with its author's name, also where it is anonymous, and its reports. */
export const StaffComment = Type.Object({
  id: Id,
  course: Type.String(),
  content: Type.String(),
  /** The text of the question that it replies to; empty for a question. */
  question: Type.String(),
  isQuestion: Type.Boolean(),
  isAnonymous: Type.Boolean(),
  createdAt: Type.String({ format: 'date-time' }),
  /** First and last name, or the specialist's. */
  author: Type.String(),
  /** The reasons of the reports that are not decided. */
  reports: Type.Array(Type.Enum([...REPORT_REASONS])),
})
export type StaffComment = Static<typeof StaffComment>

export const staffContract = defineContract({
  'GET staff/course-comments': {
    summary: 'Los comentarios reportados sin decidir, o las preguntas sin respuesta de especialista',
    access: 'staff:community',
    query: Type.Object({ list: Type.Enum(['reported', 'questions']), ...PageQuery.properties }),
    answer: { size: 'list', body: Type.Array(StaffComment) },
  },
  'POST staff/course-comments/{id}/decision': {
    summary: 'Decidir si un comentario reportado se queda o se quita',
    access: 'staff:community',
    params: Type.Object({ id: Id }),
    body: Type.Object({ decision: Type.Enum(['keep', 'remove']) }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST staff/course-comments/{id}/answer': {
    summary: 'Responder a una pregunta como especialista',
    access: 'staff:community',
    params: Type.Object({ id: Id }),
    body: Type.Object({ content: CommentText, specialist: Type.String({ minLength: 1, maxLength: 80 }) }),
    idempotent: true,
    answer: { size: 'small', body: Type.Object({ id: Id }) },
  },
})
