import { created, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { NoticeCalls } from '../cursosCalls'
import { changeMailChoices, mailChoicesOf } from './mailChoices'
import { markRead } from './noticeStore'
import { unreadReplies } from './replyNotices'

export function noticeCalls(context: SliceContext) {
  return {
    'GET reply-notices': async ({ person }) => ok(await unreadReplies(context, person.id)),

    'POST reply-notices/read': async ({ person, body: { courseId } }) => {
      await markRead(context.database, { userId: person.id, courseId, readAt: context.now() })
      return created({})
    },

    'GET course-mails': async ({ person }) => ok(await mailChoicesOf(context, person.id)),

    'PATCH course-mails': async ({ person, body }) => ok(await changeMailChoices(context, person.id, body)),
  } satisfies NoticeCalls
}
