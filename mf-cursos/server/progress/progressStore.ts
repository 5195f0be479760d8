import { and, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { CategoryProgress } from '../../rules/courseTree'
import { courseProgress } from '../schema'

interface StoredProgress {
  id: number
  courseId: number
  progress: CategoryProgress[]
}

const { id, userId, courseId, progress } = courseProgress
const stored = { id, courseId, progress }

export async function progressOf(
  database: Database,
  person: number,
  course: number,
): Promise<StoredProgress | undefined> {
  const [row] = await database
    .select(stored)
    .from(courseProgress)
    .where(and(eq(userId, person), eq(courseId, course)))
  return row && { ...row, progress: JSON.parse(row.progress) }
}

/** A person's progress in all courses, by the course. */
export async function progressesOf(
  database: Database,
  person: number,
): Promise<Map<number, CategoryProgress[]>> {
  const rows = await database.select(stored).from(courseProgress).where(eq(userId, person))
  return new Map(rows.map(row => [row.courseId, JSON.parse(row.progress)]))
}

/** The course of a person's progress; undefined where it is not theirs. */
export async function courseOfProgress(
  database: Database,
  person: number,
  progressId: number,
): Promise<number | undefined> {
  const [row] = await database
    .select({ courseId })
    .from(courseProgress)
    .where(and(eq(id, progressId), eq(userId, person)))
  return row?.courseId
}

/**
 * Creates the progress where there is none, and replaces it with what `change` makes of it. Calls that arrive together
 * are carried out one after another. Undefined from `change` leaves it as it is, and is answered.
 */
export async function changeProgress(
  database: Database,
  owner: { userId: number; courseId: number },
  change: (progress: CategoryProgress[]) => CategoryProgress[] | undefined,
): Promise<{ id: number; progress: string } | undefined> {
  return database.transaction(async transaction => {
    const mine = and(eq(userId, owner.userId), eq(courseId, owner.courseId))
    const lock = () => transaction.select(stored).from(courseProgress).where(mine).for('update')
    let [row] = await lock()
    const next = change(row ? JSON.parse(row.progress) : [])
    if (!next) return undefined
    if (!row) {
      await transaction
        .insert(courseProgress)
        .values({ ...owner, progress: '[]' })
        .onConflictDoNothing()
      // Another device may have created it meanwhile.
      row = (await lock())[0]
    }
    if (!row) throw new Error('the progress was neither created nor there before')
    const text = JSON.stringify(change(JSON.parse(row.progress)) ?? next)
    await transaction.update(courseProgress).set({ progress: text }).where(eq(id, row.id))
    return { id: row.id, progress: text }
  })
}
