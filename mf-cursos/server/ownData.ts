import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { anonymise, erased, type OwnData, ownRows } from 'shared/server/privacy/ownData'
import { ownSays } from '../messages'
import { recount, TAKEN_BACK } from './community/commentStore'
import { ownWords } from './ownWords'
import {
  commentLikes,
  commentReports,
  comments,
  courseProgress,
  mailChoices,
  mailLinks,
  replyNotices,
  unlockMails,
} from './schema'

const rows = ownRows({
  courseProgress: erased(courseProgress),
  commentLikes: erased(commentLikes),
  commentReports: erased(commentReports),
  replyNotices: erased(replyNotices),
  mailChoices: erased(mailChoices),
  mailLinks: erased(mailLinks),
  unlockMails: erased(unlockMails),
  comments: erased(
    anonymise(comments, {
      rows: userId =>
        sql`${comments.id} in (select reply.parent_id from cursos.comments reply where reply.user_id <> ${userId})`,
      cleared: TAKEN_BACK,
    }),
  ),
})

/**
 * Erasing takes all of a person's words and likes. A question that others have replied to stays without its text and its
 * author, so that the replies of others can still be read.
 */
export const cursosOwnData: OwnData = {
  export: rows.export,
  inWords: ownWords,
  says: ownSays,
  resources: rows.resources,
  fates: rows.fates,
  kept: rows.kept,
  async erase(database, userId) {
    const liked = await database
      .select({ id: commentLikes.commentId })
      .from(commentLikes)
      .where(eq(commentLikes.userId, userId))
    const answered = await database
      .select({ id: comments.parentId })
      .from(comments)
      .where(and(eq(comments.userId, userId), isNotNull(comments.parentId)))
    await rows.erase(database, userId)
    const changed = new Set([...liked, ...answered].flatMap(({ id }) => id ?? []))
    await recount(database, [...changed])
  },
}
