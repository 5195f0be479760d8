import { boolean, integer, pgSchema, text } from 'drizzle-orm/pg-core'

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
  /** No longer offered; a person who bought it still owns it. */
  withdrawn: boolean().notNull().default(false),
})
