import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Course } from 'shared/published/courses'
import { replaceOrWithdraw } from 'shared/server/content/replaceRows'
import type { Database } from 'shared/server/database/database'
import type { Category } from '../../rules/courseTree'
import { courses } from '../schema'

const { id, title, name, featureImage, featureVideo, description } = courses
const shown = { id, title, name, featureImage, featureVideo, description }

export function offeredCourses(database: Database): Promise<Course[]> {
  return database.select(shown).from(courses).where(eq(courses.withdrawn, false)).orderBy(asc(id))
}

/** The course, withdrawn or not, with its content as JSON. */
export async function courseById(
  database: Database,
  courseId: number,
): Promise<(Course & { content: string; anonymousQuestions: boolean }) | undefined> {
  const [course] = await database
    .select({ ...shown, anonymousQuestions: courses.anonymousQuestions, content: courses.content })
    .from(courses)
    .where(eq(id, courseId))
  return course
}

/** These courses with their content as JSON, withdrawn ones included. */
export async function coursesByIds(
  database: Database,
  ids: readonly number[],
): Promise<(Course & { content: string })[]> {
  if (ids.length === 0) return []
  return database
    .select({ ...shown, content: courses.content })
    .from(courses)
    .where(inArray(id, [...ids]))
    .orderBy(asc(id))
}

/** Whether questions without a name are allowed in this course. */
export async function allowsNameless(database: Database, courseId: number): Promise<boolean> {
  return (await database.$count(courses, and(eq(id, courseId), eq(courses.anonymousQuestions, true)))) > 0
}

/** Includes withdrawn courses: a bought course stays bought. */
export async function titlesOf(database: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await database
    .select({ title: courses.title })
    .from(courses)
    .where(inArray(courses.id, [...ids]))
    .orderBy(asc(courses.id))
  return rows.map(row => row.title)
}

/** The title of every course by its id, withdrawn ones included. */
export async function titlesById(database: Database): Promise<Map<number, string>> {
  const rows = await database.select({ id, title }).from(courses)
  return new Map(rows.map(course => [course.id, course.title]))
}

export async function idsOf(database: Database, titles: readonly string[]): Promise<number[]> {
  if (titles.length === 0) return []
  const rows = await database
    .select({ id: courses.id })
    .from(courses)
    .where(inArray(courses.title, [...titles]))
    .orderBy(asc(courses.id))
  return rows.map(row => row.id)
}

/** Whether there is such a course, withdrawn or not. */
export async function isCourse(database: Database, id: number): Promise<boolean> {
  return (await database.$count(courses, eq(courses.id, id))) > 0
}

export async function hasCourses(database: Database): Promise<boolean> {
  const some = await database.select({ id: courses.id }).from(courses).limit(1)
  return some.length > 0
}

/** Replaces the offer: a course with a known title keeps its id, a missing one is withdrawn. */
export async function replaceCourses(
  database: Database,
  offer: (Omit<Course, 'id'> & { anonymousQuestions: boolean; categories: Category[] })[],
): Promise<void> {
  const rows = offer.map(({ categories, ...course }) => ({ ...course, content: JSON.stringify(categories) }))
  await replaceOrWithdraw(database, courses, courses.title, rows)
}
