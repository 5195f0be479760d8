import { defineContract } from 'shared/contract'
import { Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'
import { Comment } from './community'

/** The mails about courses that a person can turn off: replies to their questions, and topics that open. */
export const MAIL_KINDS = ['replies', 'unlocks'] as const

export type MailKind = (typeof MAIL_KINDS)[number]

export const MailChoices = Type.Object({ replies: Type.Boolean(), unlocks: Type.Boolean() })
export type MailChoices = Static<typeof MailChoices>

/** A reply to a question of the person's that they have not read yet. */
export const ReplyNotice = Type.Object({
  courseId: Id,
  course: Type.String(),
  question: Type.String(),
  reply: Comment,
})
export type ReplyNotice = Static<typeof ReplyNotice>

export const noticesContract = defineContract({
  'GET reply-notices': {
    summary: 'Las respuestas nuevas a las preguntas de la persona, la más reciente primero',
    answer: { size: 'list', body: Type.Array(ReplyNotice) },
  },
  'POST reply-notices/read': {
    summary: 'Marcar como leídas las respuestas nuevas de un curso; repetirlo no cambia nada',
    body: Type.Object({ courseId: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
  'GET course-mails': {
    summary: 'Los correos sobre cursos que la persona quiere',
    answer: { size: 'small', body: MailChoices },
  },
  'PATCH course-mails': {
    summary: 'Activar o desactivar correos sobre cursos',
    body: Type.Partial(MailChoices),
    answer: { size: 'small', body: MailChoices },
  },
})
