import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { attemptColumns, oneRowPerAttempt } from 'shared/server/idempotency/attemptColumns'
import { REPORT_REASONS } from '../contract/community'
import { MAIL_KINDS } from '../contract/notices'

export const cursos = pgSchema('cursos')

export const courses = cursos.table('courses', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key: loading the content again keeps the id that purchases hold. */
  title: text().notNull().unique(),
  /** The name of the course's image. */
  name: text().notNull(),
  featureImage: text('feature_image').notNull(),
  featureVideo: text('feature_video').notNull(),
  description: text().notNull(),
  /** The tree of categories as JSON; it is only read as a whole, never queried. */
  content: text().notNull().default('[]'),
  /** Questions in its community may be asked without the asker's name. */
  anonymousQuestions: boolean('anonymous_questions').notNull().default(false),
  /** No longer offered; a person who bought it still owns it. */
  withdrawn: boolean().notNull().default(false),
})

const courseId = () =>
  integer('course_id')
    .notNull()
    .references(() => courses.id)

export const courseProgress = cursos.table(
  'course_progress',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    courseId: courseId(),
    /** The tree with ids, status flags and numbers of changes, as JSON. */
    progress: text().notNull(),
    /** The moment at which everything was completed. */
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  table => [unique('one_progress_a_course').on(table.userId, table.courseId)],
)

/** Questions and, with `parentId`, the replies to them. */
export const comments = cursos.table(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The author is 0 where they took back a question that others have replied to, and for a specialist's reply. */
    ...attemptColumns(),
    courseId: courseId(),
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id),
    content: text().notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** Asked without a name, or a reply of that asker below it. */
    anonymous: boolean().notNull().default(false),
    /** The name of the specialist for whom the staff replied. */
    specialist: text(),
    /** The numbers of likes and replies, stored so that the filters find their rows in an index. */
    likeCount: integer('like_count').notNull().default(0),
    answerCount: integer('answer_count').notNull().default(0),
  },
  table => [
    oneRowPerAttempt('one_comment_an_attempt', table),
    index('comments_of_a_course').on(table.courseId, table.id),
    index('replies_to_a_question').on(table.parentId, table.id),
    index('newest_questions').on(table.courseId, table.id).where(isNull(table.parentId)),
    index('popular_questions').on(table.courseId, table.likeCount, table.id).where(isNull(table.parentId)),
    index('unanswered_questions')
      .on(table.courseId, table.id)
      .where(sql`${table.parentId} is null and ${table.answerCount} = 0`),
  ],
)

export const commentLikes = cursos.table(
  'comment_likes',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
  },
  table => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('likes_of_a_person').on(table.userId),
  ],
)

/** Replies of others that the asker of their question is told of. */
export const replyNotices = cursos.table(
  'reply_notices',
  {
    /** The reply; its asker is told of it once. */
    commentId: integer('comment_id')
      .primaryKey()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  table => [index('unread_notices').on(table.userId).where(isNull(table.readAt))],
)

/**
 * The mails that a person wanted before they were purposes of the notice. Only the release before reads it; a later
 * migration drops it, when that release is off the shelf.
 */
export const mailChoices = cursos.table('mail_choices', {
  userId: integer('user_id').primaryKey(),
  replies: boolean().notNull().default(true),
  unlocks: boolean().notNull().default(true),
})

/** The links of mails that turn a kind of mails off without signing in. */
export const mailLinks = cursos.table(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: integer('user_id').notNull(),
    kind: text({ enum: MAIL_KINDS }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  table => [index('links_of_a_person').on(table.userId)],
)

/** The topics whose opening a person was told of, each once. */
export const unlockMails = cursos.table(
  'unlock_mails',
  {
    userId: integer('user_id').notNull(),
    courseId: courseId(),
    topicId: integer('topic_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
  },
  table => [primaryKey({ columns: [table.userId, table.courseId, table.topicId] })],
)

/** A person's report of a comment. Its text is hidden from them until the staff decides. */
export const commentReports = cursos.table(
  'comment_reports',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    /** The staff decided that the comment stays. A comment that goes takes its reports with it. */
    settled: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('reports_of_a_person').on(table.userId),
    index('open_reports').on(table.commentId).where(sql`not ${table.settled}`),
  ],
)

export const products = cursos.table('products', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key. */
  name: text().notNull().unique(),
  /** The place in the order of the names, as a Spanish dictionary has them. */
  position: integer().notNull().default(0),
  gallery: text().array().notNull(),
  categories: text().array().notNull(),
  /** The categories without capitals and accents, with line ends between them, for the search. */
  searchText: text('search_text').notNull(),
  usage: text().notNull(),
  whereToBuy: text('where_to_buy').notNull(),
  avoid: text().notNull(),
})
