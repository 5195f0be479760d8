import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { attemptColumns, oneRowPerAttempt } from 'shared/server/idempotency/attemptColumns'

export const coursesSchema = pgSchema('courses')

export const courses = coursesSchema.table('courses', {
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
  /** No longer offered; a person who bought it still owns it. */
  withdrawn: boolean().notNull().default(false),
})

const courseId = () =>
  integer('course_id')
    .notNull()
    .references(() => courses.id)

export const courseProgress = coursesSchema.table(
  'course_progress',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    courseId: courseId(),
    /** The tree with ids, status flags and numbers of changes, as JSON. */
    progress: text().notNull(),
  },
  table => [unique('one_progress_a_course').on(table.userId, table.courseId)],
)

/** Questions and, with `parentId`, the replies to them. */
export const comments = coursesSchema.table(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The author is 0 where they took back a question that others have replied to. */
    ...attemptColumns(),
    courseId: courseId(),
    parentId: integer('parent_id').references((): AnyPgColumn => comments.id),
    content: text().notNull(),
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

export const commentLikes = coursesSchema.table(
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

export const products = coursesSchema.table('products', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** The natural key. */
  name: text().notNull().unique(),
  gallery: text().array().notNull(),
  categories: text().array().notNull(),
  /** The categories without capitals and accents, with line ends between them, for the search. */
  searchText: text('search_text').notNull(),
  usage: text().notNull(),
  whereToBuy: text('where_to_buy').notNull(),
  avoid: text().notNull(),
})
