import { inWords, momentWords, type Subject, yesOrNo } from 'shared/server/privacy/inWords'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import { noticeTexts, reportReasons } from '../messages'
import { titlesById } from './courses/courseStore'
import type {
  commentLikes,
  commentReports,
  comments,
  courseProgress,
  mailChoices,
  mailLinks,
  replyNotices,
  unlockMails,
} from './schema'

/** A person's courses and what they wrote in their communities, as the app names them. */
export async function ownWords({ database }: SliceContext, lists: OwnLists): Promise<readonly Subject[]> {
  const titles = await titlesById(database)
  const course = ({ courseId = 0 }: { courseId?: number }) => titles.get(courseId) ?? ''
  return [
    inWords<typeof courseProgress.$inferSelect>(lists, {
      list: 'courseProgress',
      title: 'Tus cursos',
      columns: [
        ['Curso', course],
        ['Terminado', ({ completedAt }) => momentWords(completedAt) || 'Todavía no'],
      ],
    }),
    inWords<typeof comments.$inferSelect>(lists, {
      list: 'comments',
      title: 'Lo que escribiste en la comunidad',
      columns: [
        ['Fecha', ({ createdAt }) => momentWords(createdAt)],
        ['Curso', course],
        ['Texto', ({ content = '' }) => content],
        ['Es', ({ parentId }) => (parentId ? 'Respuesta' : 'Pregunta')],
        ['Corregido', ({ editedAt }) => momentWords(editedAt)],
        ['Sin tu nombre', ({ anonymous }) => yesOrNo(anonymous)],
      ],
    }),
    inWords<typeof commentLikes.$inferSelect>(lists, {
      list: 'commentLikes',
      title: 'Comentarios que te gustan',
      columns: [['Comentario', ({ commentId }) => `n.º ${commentId}`]],
    }),
    inWords<typeof commentReports.$inferSelect>(lists, {
      list: 'commentReports',
      title: 'Comentarios que reportaste',
      columns: [
        ['Fecha', ({ createdAt }) => momentWords(createdAt)],
        ['Comentario', ({ commentId }) => `n.º ${commentId}`],
        ['Motivo', ({ reason }) => (reason ? reportReasons[reason] : '')],
      ],
    }),
    inWords<typeof replyNotices.$inferSelect>(lists, {
      list: 'replyNotices',
      title: 'Respuestas de las que te avisamos',
      columns: [
        ['Respuesta', ({ commentId }) => `n.º ${commentId}`],
        ['Por correo', ({ mailedAt }) => momentWords(mailedAt)],
        ['Leída', ({ readAt }) => momentWords(readAt)],
      ],
    }),
    inWords<typeof unlockMails.$inferSelect>(lists, {
      list: 'unlockMails',
      title: 'Temas de los que te avisamos',
      columns: [
        ['Curso', course],
        ['Por correo', ({ mailedAt }) => momentWords(mailedAt)],
      ],
    }),
    inWords<typeof mailChoices.$inferSelect>(lists, {
      list: 'mailChoices',
      title: 'Correos de tus cursos, como los elegiste antes',
      columns: [
        ['Respuestas', ({ replies }) => yesOrNo(replies)],
        ['Temas nuevos', ({ unlocks }) => yesOrNo(unlocks)],
      ],
    }),
    inWords<typeof mailLinks.$inferSelect>(lists, {
      list: 'mailLinks',
      title: 'Enlaces para dejar de recibir correos',
      columns: [
        ['Correo', ({ kind }) => (kind ? noticeTexts[kind] : '')],
        ['Enviado', ({ createdAt }) => momentWords(createdAt)],
      ],
    }),
  ]
}
